// @vitest-environment node
import { expect, test } from 'vitest'
import { allPropTables } from '../../../.storybook/propTables.ts'
import { readSurface } from './readSurface.ts'
import surface from './surface.txt?raw'

/* Checks the tables of props in Storybook. */

const exported = new Set(
  [...readSurface(surface).values()]
    .flatMap((exports) => Array.from(exports.keys()))
    // `Modal.Header` is the function `ModalHeader`.
    .map((name) => name.replace('.', '')),
)
const rows = allPropTables()
  .filter(({ component }) => exported.has(component))
  .flatMap(({ component, rows: ofComponent }) =>
    ofComponent.map((row) => ({ ...row, name: `${component}.${row.name}` })),
  )
const names = (wrong: typeof rows) => wrong.map(({ name }) => name)

test('a row names a type that a reader can use', () => {
  expect(rows.length).toBeGreaterThan(500)
  const vague = /^(?:union|unknown|object|any|\{\})$|\bimport\(|\bany\b|\btypeof\b/u
  expect(
    rows.filter(({ type }) => vague.test(type)).map(({ name, type }) => `${name}: ${type}`),
  ).toEqual([])
})

test('a union of strings lists its values', () => {
  const variant = rows.find(({ name }) => name === 'Button.variant')
  expect(variant).toMatchObject({
    type: "'solid' | 'soft' | 'outline' | 'quiet'",
    values: ['solid', 'soft', 'outline', 'quiet'],
    defaultValue: "'solid'",
  })
})

test('an object lists its fields', () => {
  const offer = rows.find(({ name }) => name === 'Price.amount')
  expect(offer?.type).toBe('MinorUnits')
})

test('every prop has a description', () => {
  expect(names(rows.filter(({ description }) => description === ''))).toEqual([])
})

test('every optional prop names its default', () => {
  expect(
    names(rows.filter(({ isRequired, defaultValue }) => !isRequired && defaultValue === undefined)),
  ).toEqual([])
})
