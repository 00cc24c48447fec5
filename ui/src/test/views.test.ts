import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isChosen, views } from './views.ts'
import type { Choice } from './views.ts'

const guide = readFileSync(
  path.join(import.meta.dirname, '../../../docs/reviewing-the-design.md'),
  'utf8',
)

function inWords(choice: Choice): string {
  if (choice === 'all') return 'all'
  if (choice === 'sheets') return 'all sheets'
  return choice.length === 0 ? 'none' : `sheets of ${choice.join(', ')}`
}

test('the guide for QA lists the views and their stories', () => {
  const rows = guide.matchAll(
    /^\| `(?<name>[\w-]+)` .*\| (?<stored>.+?) +\| (?<inTest>.+?) +\|$/gmu,
  )
  expect(Array.from(rows, ({ groups }) => ({ ...groups }))).toEqual(
    views.map(({ name, stored, inTest }) => ({
      name,
      stored: inWords(stored),
      inTest: inWords(inTest),
    })),
  )
})

test('a view of some folders has only their sheets that are compared', () => {
  const button = { title: 'Core/Button', tags: ['matrix', 'compared'] }
  expect(isChosen(['Core'], button)).toBe(true)
  expect(isChosen(['Forms'], button)).toBe(false)
  expect(isChosen(['Core'], { ...button, tags: ['compared'] })).toBe(false)
  expect(isChosen('all', { ...button, tags: ['matrix'] })).toBe(false)
})
