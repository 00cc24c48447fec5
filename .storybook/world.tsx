import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'

/**
 * Carries the toolbar into every story: season and text size by the document, the rest as args
 * to every component that has such a prop and whose story does not set it.
 */
export const withWorld: Decorator = (Story, { args, argTypes, globals }) => {
  const world = readWorld(globals)
  const given = Object.entries(world).filter(
    ([name]) => name in argTypes && args[name] === undefined,
  )
  return (
    <Ground season={world.season} textSize={world.textSize}>
      <Story args={{ ...args, ...Object.fromEntries(given) }} />
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
