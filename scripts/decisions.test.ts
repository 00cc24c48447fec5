import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'docs/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted((one, other) => one.localeCompare(other))

test('every citation of a decision leads to a record', () => {
  // A path, "decision", "record" or the start of a link, then a number or a file name.
  const citation = String.raw`(decisions/|[Dd]ecision |[Rr]ecord |\]\()[0-9]{3}(-[a-z0-9-]+[.]md)?`
  const found = execFileSync('git', ['grep', '-oIE', citation], { cwd: root, encoding: 'utf8' })
  const cited = found.trim().split('\n')
  expect(cited.length).toBeGreaterThan(records.length)
  const lost = cited.filter((one) => {
    const [target = ''] = /\d{3}(?:-[a-z0-9-]+\.md)?$/u.exec(one) ?? []
    return !records.some((record) => record === target || record.startsWith(`${target}-`))
  })
  expect(lost).toEqual([])
})

test('docs/decisions/README.md lists every record once', () => {
  const links = read('README.md').matchAll(/\]\((?<file>\d{3}-[^)]+)\)/gu)
  const listed = Array.from(links, ({ groups }) => groups?.['file'] ?? '')
  expect(listed.toSorted((one, other) => one.localeCompare(other))).toEqual(records)
})

test('a record has at most 300 words', () => {
  const long = records.filter((file) => (read(file).match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0) > 300)
  expect(long).toEqual([])
})
