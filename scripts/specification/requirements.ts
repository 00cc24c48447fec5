import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A file cites a section or a requirement of docs/specification.md, such as §4 or §4.12. */
export interface Citation {
  /** Relative to the repository's root. */
  readonly file: string
  readonly id: string
}

const folders = ['rules', 'ui', 'storefront', 'mock-server', 'scripts', 'docs', '.storybook']
const isText = /\.(?:tsx?|mjs|mts|css|mdx?)$/u
/** The checker's own test cites made-up ids. */
const isSkipped = /(?:^|\/)(?:node_modules|dist)\/|^scripts\/specification\//u
const isTestOrStory = /\.(?:test|spec|stories)\.tsx?$/u

/** The ids that a specification defines: sections in headings, requirements in list items. */
export function idsIn(specification: string) {
  const sections = [...specification.matchAll(/^## (§\d+) /gmu)].map(([, id = '']) => id)
  const requirements = [...specification.matchAll(/^- \*\*(§\d+\.\d+)\*\* /gmu)].map(
    ([, id = '']) => id,
  )
  return { sections, requirements }
}

/** The ids that a text cites. "RFC 5321 §4.5" is no citation. */
export function citedIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<!RFC \d+ )§\d+(?:\.\d+)*/gu)].map(([id]) => id)
}

/** All citations in the files under `root`, including those in the specification itself. */
export async function citationsUnder(root: string): Promise<readonly Citation[]> {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(path.join(root, folder), { recursive: true })
      return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    }),
  )
  const files = listed.flat().filter((file) => isText.test(file) && !isSkipped.test(file))
  const cited = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8')
      return citedIn(text).map((id) => ({ file, id }))
    }),
  )
  return cited.flat()
}

/** Requirements that no test and no story cites. */
export function uncited(requirements: readonly string[], citations: readonly Citation[]) {
  const proven = new Set(
    citations.filter(({ file }) => isTestOrStory.test(file)).map(({ id }) => id),
  )
  return requirements.filter((id) => !proven.has(id))
}
