import { expect, test } from 'vitest'
import { named } from './differences.ts'

test('a whole name means one picture, and a part of names all that contain it', () => {
  const all = ['core-button--all-390', 'core-button--all-390-dark', 'core-link--all-390'].map(
    (picture) => ({ picture, title: 'Core', story: picture, view: '390' }),
  )
  const pictures = (name: string) => named(name, all).map(({ picture }) => picture)
  expect(pictures('core-button--all-390')).toEqual(['core-button--all-390'])
  expect(pictures('Core-Button')).toEqual(['core-button--all-390', 'core-button--all-390-dark'])
  expect(pictures('')).toHaveLength(3)
})
