import { readdirSync } from 'node:fs'
import path from 'node:path'
import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { pictureOf, scrollbarPicture } from '../../visual/storyList.ts'
import { compared } from './compared.ts'
import { isChosen, views } from './views.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn>

const modules = Object.values(import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true }))

const stories = modules.flatMap((module) =>
  Object.entries(composeStories(module)).map(([name, { id, tags, parameters }]) => ({
    id,
    title: module.default.title ?? '',
    tags,
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

const pictures = path.join(import.meta.dirname, '../../visual/pictures')
const sets = readdirSync(pictures)

test.each(sets)('%s has a picture of each story that a view stores, and no other', (set) => {
  const stored = readdirSync(path.join(pictures, set)).map((file) => path.parse(file).name)
  const wanted = views.flatMap((view) =>
    stories.filter((story) => isChosen(view.stored, story)).map((story) => pictureOf(story, view)),
  )
  expect(stored.toSorted()).toEqual([...wanted, scrollbarPicture].toSorted())
})
