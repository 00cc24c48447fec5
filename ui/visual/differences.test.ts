import { expect, test } from 'vitest'
import { named } from './differences.ts'

test('named returns the picture with exactly this name, or else all whose names contain it', () => {
  const all = ['core-button--all-390', 'core-button--all-390-dark', 'core-link--all-390'].map(
    (picture) => ({ picture, title: 'Core', story: picture, view: '390' }),
  )
  const pictures = (name: string) => named(name, all).map(({ picture }) => picture)
  expect(pictures('core-button--all-390')).toEqual(['core-button--all-390'])
  expect(pictures('Core-Button')).toEqual(['core-button--all-390', 'core-button--all-390-dark'])
  expect(pictures('')).toHaveLength(3)
})
