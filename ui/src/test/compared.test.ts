import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { compared } from './compared.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn>

const modules = Object.values(import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true }))

const stories = modules.flatMap((module) =>
  Object.entries(composeStories(module)).map(([name, { tags, parameters }]) => ({
    name: `${module.default.title}: ${name}`,
    isTagged: tags.includes('compared'),
    isCompared: parameters['chromatic'] === compared,
  })),
)

test('Chromatic compares the stories that `npm run test:visual` compares', () => {
  const named = (kept: typeof stories) => kept.map(({ name }) => name)
  expect(named(stories.filter(({ isCompared }) => isCompared))).toEqual(
    named(stories.filter(({ isTagged }) => isTagged)),
  )
})

test('every component and every screen is compared', () => {
  const titles = modules
    .map(({ default: { title } }) => title)
    // A tool for developers, and checks that have no look of their own.
    .filter((title) => title !== 'Rules lab' && title !== 'Tests/Overlays')
  const seen = new Set(
    stories.filter(({ isTagged }) => isTagged).map(({ name }) => name.split(':')[0]),
  )
  expect(titles.length).toBeGreaterThan(150)
  expect(titles.filter((title) => title === undefined || !seen.has(title))).toEqual([])
})
