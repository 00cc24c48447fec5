// @vitest-environment node
import { expect, test } from 'vitest'
import { allFacts } from '../../../.storybook/facts.ts'

/* Checks what docs pages say about components by themselves. */

const facts = allFacts()

test('the facts have every component with stories', () => {
  const stories = import.meta.glob('../*/*/*.stories.tsx')
  expect(Object.keys(facts)).toHaveLength(Object.keys(stories).length)
})

test('the facts list the design tokens that a style sheet reads, and those that others may set', () => {
  const button = facts['Core/Button']
  expect(button?.tokens).toContain('--color-action')
  expect(button?.tokens).not.toContain('--_solid')
  expect(button?.settable).toEqual(['--button-inset', '--button-radius'])
})

test('the facts name the components and screens that use a component', () => {
  expect(facts['Commerce/CartLine']?.components).toContain('Commerce/CartContents')
  // Through CartContents.
  expect(facts['Commerce/CartLine']?.screens).toContain('Screens/Cart')
  expect(facts['Commerce/CartLine']?.screens).not.toContain('Screens/About')
})

test('every component is stable', () => {
  const missing = Object.entries(facts).flatMap(([title, { criteria }]) =>
    Object.entries(criteria).flatMap(([name, isMet]) => (isMet ? [] : `${title}: no ${name}`)),
  )
  expect(missing).toEqual([])
})
