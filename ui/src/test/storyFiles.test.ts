import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { documentedProps } from './documentedProps.ts'

type StoryModule = { default: Meta } & Record<string, StoryFn>

const modules = Object.values(
  import.meta.glob<StoryModule>('../*/*/*.stories.tsx', { eager: true }),
)

test('no playground runs a play: it is a story of its own with the tag `played`', () => {
  const playgrounds = modules.flatMap((module) => {
    const { Playground } = composeStories(module)
    return Playground === undefined
      ? []
      : [{ title: module.default.title, isAtRest: Playground.play === undefined }]
  })
  expect(playgrounds.length).toBeGreaterThan(100)
  expect(playgrounds.filter(({ isAtRest }) => !isAtRest)).toEqual([])
})

const entryPoints = import.meta.glob<Record<string, unknown>>('../*/*/index.ts', { eager: true })

test('the guide of every exported component with props lists those props', () => {
  const main: readonly unknown[] = modules.map(({ default: { component } }) => component)
  const others = modules.flatMap(({ default: { subcomponents = {} } }) =>
    Object.values(subcomponents),
  )
  const shown = new Set([...main, ...others])
  const exported = Object.values(entryPoints).flatMap((entryPoint) =>
    Object.entries(entryPoint).filter(
      ([name]) => Object.keys(documentedProps.get(name) ?? {}).length > 0,
    ),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter(([, each]) => !shown.has(each)).map(([name]) => name)).toEqual([])
})
