import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { citationsIn } from './citations.ts'
import { pageOf, writeCoverage } from './coverage.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('docs/specification-coverage.md is what the tests say; else run npm run docs:coverage', async () => {
  const page = await readFile(`${root}/docs/specification-coverage.md`, 'utf8')
  expect(page).toBe(await writeCoverage(root))
})

test('a title is cited with its own section, its group’s and its file’s', () => {
  const source = `
import { test } from 'vitest'
/* The cart's rules (specification §4). */
describe('gamepads (§5)', () => {
  it.each([[1], [2]])('are %i', () => undefined)
})
`
  expect(citationsIn('a.test.ts', source).at(-1)).toEqual({
    file: 'a.test.ts',
    sections: ['§4', '§5'],
    words: "The cart's rules (specification §4). gamepads (§5) are %i",
  })
})

test('what cites nothing is not counted, and what nothing names is open', () => {
  expect(citationsIn('a.test.ts', "test('adds a sku', () => undefined)")).toEqual([])
  expect(pageOf([])).toContain('- [ ] **Tracking**: open')
  const cited = { file: 'a.test.ts', sections: ['§2'], words: 'an order is tracked (§2)' }
  expect(pageOf([cited])).toContain('- [x] Tracking: `a.test.ts`')
})
