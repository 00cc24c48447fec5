import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { argsInWorld, readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'

/**
 * Applies the world menu's choices to every story. Season, scheme and text size are set on the
 * document. On a docs page, season and scheme are set around the story, because the page itself stays light. A story
 * with a `country` arg gets the chosen country. A story's `inWorld` computes other args from the choices.
 */
export const withWorld: Decorator = (Story, context) => {
  const { season, scheme, textSize } = readWorld(context.globals)
  const story = <Story args={argsInWorld(context)} />
  return context.viewMode === 'docs' ? (
    <WithDocumentSettings season="default" scheme="light" textSize={textSize}>
      <div className="story-in-docs" data-season={season} data-scheme={scheme}>
        {story}
      </div>
    </WithDocumentSettings>
  ) : (
    <WithDocumentSettings season={season} scheme={scheme} textSize={textSize}>
      {story}
    </WithDocumentSettings>
  )
}

/** Sets season, scheme and text size on the document. */
export function WithDocumentSettings({
  season,
  scheme,
  textSize,
  children,
}: Pick<World, 'season' | 'scheme' | 'textSize'> & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['season'] = season
    root.dataset['scheme'] = scheme
    root.style.fontSize = `${textSize}%`
  }, [season, scheme, textSize])
  return children
}
