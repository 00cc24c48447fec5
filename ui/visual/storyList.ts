import { readFileSync } from 'node:fs'

interface IndexEntry {
  readonly id: string
  readonly type: string
  readonly tags: readonly string[]
}

/** Storybook's own list of its stories, as it was built. */
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

export interface ComparedStory {
  readonly id: string
  /** What shows on focus is what it is about: its tag `focused` says so. */
  readonly keepsFocus: boolean
}

/** What is compared: every story tagged `compared`. */
export function storiesToCompare(): readonly ComparedStory[] {
  return readIndex()
    .filter(({ tags }) => tags.includes('compared'))
    .map(({ id, tags }) => ({ id, keepsFocus: tags.includes('focused') }))
}
