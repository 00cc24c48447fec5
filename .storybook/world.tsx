import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { isInWorld, readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'

/**
 * Carries the toolbar into every story: season and text size by the document, the country to every
 * component that has one, and what follows from all of them by the story's own `inWorld`.
 */
export const withWorld: Decorator = (Story, { args, globals, parameters }) => {
  const world = readWorld(globals)
  const inWorld: unknown = parameters['inWorld']
  return (
    <Ground season={world.season} textSize={world.textSize}>
      <Story
        args={{
          ...args,
          ...('country' in args && { country: world.country }),
          ...(isInWorld(inWorld) && inWorld(world)),
        }}
      />
    </Ground>
  )
}

function Ground({
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
