import { readFileSync } from 'node:fs'

interface IndexEntry {
  readonly id: string
  readonly title: string
  /** The story file: `./ui/src/core/Button/Button.stories.tsx`. */
  readonly importPath: string
  readonly type: string
  readonly tags: readonly string[]
}

/** The list of stories in the built Storybook. */
function readIndex(): readonly IndexEntry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const index: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isIndex(index))
    throw new Error('storybook-static/index.json is not what Storybook 10 writes')
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

function isIndex(value: unknown): value is { entries: Record<string, IndexEntry> } {
  return typeof value === 'object' && value !== null && 'entries' in value
}

export interface ComparedStory extends Pick<IndexEntry, 'id' | 'title' | 'importPath'> {
  /** Whether the focus stays for the picture: stories about focus have the tag `focused`. */
  readonly keepsFocus: boolean
}

/** The stories to compare: those with the tag `compared`. */
export function storiesToCompare(): readonly ComparedStory[] {
  return readIndex()
    .filter(({ tags }) => tags.includes('compared'))
    .map(({ id, title, importPath, tags }) => ({
      id,
      title,
      importPath,
      keepsFocus: tags.includes('focused'),
    }))
}
