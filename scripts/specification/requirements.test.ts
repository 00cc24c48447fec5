import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { citationsUnder, citedIn, idsIn, uncited } from './requirements.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { sections, requirements } = idsIn(
  await readFile(path.join(root, 'docs/specification.md'), 'utf8'),
)

test('every cited section and requirement is in docs/specification.md', async () => {
  const known = new Set([...sections, ...requirements])
  const citations = await citationsUnder(root)
  expect(citations.length).toBeGreaterThan(requirements.length)
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([])
})

test('every requirement of docs/specification.md is cited by a test or a story', async () => {
  expect(uncited(requirements, await citationsUnder(root))).toEqual([])
})

test('docs/specification.md defines each id once, below its own section', () => {
  expect(sections).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'])
  expect(new Set(requirements).size).toBe(requirements.length)
  const inOrder = requirements.toSorted((one, other) => sectionOf(one) - sectionOf(other))
  expect(requirements).toEqual(inOrder)
})

test('citedIn finds sections and requirements, but no section of an RFC', () => {
  expect(citedIn('adds a kit (§4.12, §5); RFC 5321 §4.5.3.1.3')).toEqual(['§4.12', '§5'])
})

test('uncited counts citations of a requirement in tests and stories only', () => {
  const citations = [
    { file: 'rules/src/cart.test.ts', id: '§4.1' },
    { file: 'ui/src/core/Chip/Chip.stories.tsx', id: '§4.2' },
    { file: 'rules/src/cart.ts', id: '§4.3' },
    { file: 'rules/src/cart.test.ts', id: '§4' },
  ]
  expect(uncited(['§4.1', '§4.2', '§4.3'], citations)).toEqual(['§4.3'])
})

/** The number of a requirement's section: 4 for §4.12. */
function sectionOf(id: string): number {
  return Number(id.slice(1).split('.')[0])
}
