import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const source = path.join(root, 'mock-server/src')

const read = (file: string | undefined) => readFileSync(path.join(source, file ?? ''), 'utf8')

test('docs/protections.md names files that exist, and titles of their tests', () => {
  const table = readFileSync(path.join(root, 'docs/protections.md'), 'utf8')
  const rows = Array.from(
    table.matchAll(/\| `(?<code>[^`]+)` +\| `(?<file>[^`]+)` +\| (?<title>.+?) +\|$/gmu),
    ({ groups = {} }) => groups,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { code, file, title } of rows) {
    expect(read(code)).not.toBe('')
    expect(read(file)).toContain(title)
  }
})
