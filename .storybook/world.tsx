import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { isInWorld, readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'

/**
 * Applies the toolbar's choices to every story (docs/decisions/055). Season and text size are set on the document.
 * A story with a `country` arg gets the chosen country. A story's `inWorld` computes other args from the choices.
 */
export const withWorld: Decorator = (Story, { args, globals, parameters }) => {
  const world = readWorld(globals)
  const inWorld: unknown = parameters['inWorld']
  return (
    <WithDocumentSettings season={world.season} textSize={world.textSize}>
      <Story
        args={{
          ...args,
          ...('country' in args && { country: world.country }),
          ...(isInWorld(inWorld) && inWorld(world)),
        }}
      />
    </WithDocumentSettings>
  )
}

function WithDocumentSettings({
  season,
  textSize,
  children,
}: Pick<World, 'season' | 'textSize'> & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['season'] = season
    root.style.fontSize = `${textSize}%`
  }, [season, textSize])
  return children
}
