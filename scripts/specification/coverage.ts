import { readdir, readFile } from 'node:fs/promises'
import { citationsIn, type Citation } from './citations.ts'
import { sections, type Item, type Section } from './sections.ts'

const folders = ['rules/src', 'mock-server/src', 'storefront/src', 'storefront/e2e', 'ui/src']
const isTestFile = /\.(?:test|spec|stories)\.tsx?$/

/** `docs/specification-coverage.md` as the tests of the house at `root` have it. */
export async function writeCoverage(root: string): Promise<string> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const inside = await readdir(`${root}/${folder}`, { recursive: true })
      return inside.map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    }),
  )
  const files = found.flat().filter((file) => isTestFile.test(file))
  const citations = await Promise.all(
    files
      .toSorted()
      .map(async (file) => citationsIn(file, await readFile(`${root}/${file}`, 'utf8'))),
  )
  return pageOf(citations.flat())
}

export function pageOf(citations: readonly Citation[]): string {
  const items = sections.flatMap((section) => section.items)
  const open = sections.flatMap((section) =>
    section.items.filter((item) => filesOf(section, item, citations).length === 0),
  )
  return [
    '# What tests say of the specification',
    '',
    'Written by `npm run docs:coverage` from the sections that test titles, stories and their comments cite.',
    'A tick says that a test names it, not that nothing is left to prove.',
    '',
    `${items.length - open.length} of ${items.length} are named; ${open.length} are open.`,
    '',
    sections.map((section) => partOf(section, citations)).join('\n'),
  ].join('\n')
}

function partOf(section: Section, citations: readonly Citation[]): string {
  const lines = section.items.map((item) => lineOf(item, filesOf(section, item, citations)))
  return `## ${section.number} ${section.title}\n\n${lines.join('\n')}\n`
}

function lineOf({ title }: Item, files: readonly string[]): string {
  if (files.length === 0) return `- [ ] **${title}**: open`
  return `- [x] ${title}: ${files.map((file) => `\`${file}\``).join(', ')}`
}

function filesOf({ number }: Section, { named }: Item, citations: readonly Citation[]) {
  const found = citations.filter(
    ({ sections: cited, words }) => cited.includes(number) && named.test(words),
  )
  return [...new Set(found.map(({ file }) => file))]
}
