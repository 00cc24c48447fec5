import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { createRef } from 'react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { ownPropsOnly, reasons } from './ownPropsOnly.ts'

type StoryModule = { default: Meta<ComponentType> } & Record<string, StoryFn>

const modules = Object.values(
  import.meta.glob<StoryModule>(
    '../{core,forms,shell,banners,commerce,editorial,popups,screens}/*/*.stories.tsx',
    { eager: true },
  ),
)

const components = modules.flatMap((module) => {
  const { component: Component, title = '' } = module.default
  const { Playground } = composeStories(module)
  return Component === undefined || Playground === undefined
    ? []
    : [{ title, Component, args: Playground.args }]
})

/** Renders a component with what every component passes on; overlays are open. */
function show({ Component, args }: (typeof components)[number]) {
  const ref = createRef<never>()
  const passed = {
    className: 'mine',
    'data-passed': 'yes',
    ref,
    isOpen: true,
    isInitiallyOpen: true,
  }
  render(<Component {...args} {...passed} />)
  return {
    hasClass: document.querySelector('.mine') !== null,
    hasData: document.querySelector('[data-passed]') !== null,
    hasRef: ref.current !== null,
  }
}

test.each(components.filter(({ title }) => ownPropsOnly(title) === undefined))(
  '$title passes class, data and ref to an element',
  (component) => {
    expect(show(component)).toEqual({ hasClass: true, hasData: true, hasRef: true })
  },
)

test.each(components.filter(({ title }) => ownPropsOnly(title) !== undefined))(
  '$title is listed because it does not pass all of them',
  (component) => {
    expect(show(component)).not.toEqual({ hasClass: true, hasData: true, hasRef: true })
  },
)

test('each component with a reason exists', () => {
  const titles = new Set(components.map(({ title }) => title))
  expect(Object.keys(reasons).filter((title) => !titles.has(title))).toEqual([])
})
