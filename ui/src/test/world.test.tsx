import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'

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
      scheme: 'dark',
      textSize: '150-percent',
    },
  },
])

// Storybook's settings are global, and the worker's next test file shares them.
afterAll(() => {
  setProjectAnnotations([])
})

/** Stories about one country set it in their globals; these stories show all countries. */
const aboutAll = new Set([
  'OfferPrice: Countries',
  'Price: Countries',
  'SeasonHero: EveryCountry',
  'SeasonHero: Sheet',
])

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module))
    .filter(([name]) => !('country' in { ...module.default.globals, ...module[name]?.globals }))
    .filter(([, { args, parameters }]) => 'country' in args || 'inWorld' in parameters)
    .map(([name, Story]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/gu, '')}: ${name}`,
      Story,
      // Stories about large text set their own text size.
      textSize: 'textSize' in { ...module[name]?.globals } ? '200%' : '150%',
    }))
    .filter(({ name }) => !aboutAll.has(name)),
)

test.each(stories)('$name uses the toolbar’s country', ({ Story, textSize }) => {
  render(<Story />)
  expect(document.body.textContent).not.toMatch(/\$\d|£\d|AED/u)
  expect(document.documentElement.dataset['season']).toBe('holiday')
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  expect(document.documentElement.style.fontSize).toBe(textSize)
})
