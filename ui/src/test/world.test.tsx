import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { worldToolbar } from '../../../.storybook/toolbar.ts'
import { readWorld } from './world.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn & { globals?: object }>

const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../rules-lab/**'], {
  eager: true,
})

setProjectAnnotations([
  preview,
  {
    initialGlobals: {
      country: 'IN',
      season: 'holiday',
      date: '2026-12-20',
      textSize: '150-percent',
    },
  },
])

// The next file of this worker shares Storybook's global settings.
afterAll(() => {
  setProjectAnnotations([])
})

/** Stories about one country say so by their globals; this one is about all of them. */
const aboutAll = 'Price: Countries'

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module))
    .filter(([name]) => !('country' in { ...module.default.globals, ...module[name]?.globals }))
    .filter(([, { args, parameters }]) => 'country' in args || 'inWorld' in parameters)
    .map(([name, Story]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/gu, '')}: ${name}`,
      Story,
    }))
    .filter(({ name }) => name !== aboutAll),
)

test.each(stories)('$name stands in the country that the toolbar chose', ({ Story }) => {
  render(<Story />)
  expect(document.body.textContent).not.toMatch(/\$\d|£\d|AED/u)
  expect(document.documentElement.dataset['season']).toBe('holiday')
  expect(document.documentElement.style.fontSize).toBe('150%')
})

test('every choice of the toolbar can stand in an address, and is understood again', () => {
  expect(Object.keys(preview.initialGlobals ?? {}).toSorted()).toEqual(
    Object.keys(worldToolbar).toSorted(),
  )
  for (const [name, { toolbar }] of Object.entries(worldToolbar))
    for (const item of toolbar?.items ?? []) {
      const value = typeof item === 'string' ? item : item.value
      const read = Object.entries(readWorld({ [name]: value })).find(([key]) => key === name)
      // The text size is read as the number that its value begins with.
      expect(value).toContain(String(read?.[1]))
    }
})
