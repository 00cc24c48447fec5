import { readFileSync } from 'node:fs'
import { isChosen, views } from '../src/test/views.ts'
import type { Choice, View } from '../src/test/views.ts'

interface IndexEntry {
  readonly id: string
  readonly title: string
  /** The story file: `./ui/src/core/Button/Button.stories.tsx`. */
  readonly importPath: string
  readonly type: string
  readonly tags: readonly string[]
}

/** The built Storybook's list of stories. */
export const indexFile = new URL('../../storybook-static/index.json', import.meta.url)

function readIndex(): readonly IndexEntry[] {
  const index: unknown = JSON.parse(readFileSync(indexFile, 'utf8'))
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

/** The stories of a choice. Without one, all that are compared. */
export function storiesToCompare(choice: Choice = 'all'): readonly ComparedStory[] {
  return readIndex()
    .filter((story) => isChosen(choice, story))
    .map(({ id, title, importPath, tags }) => ({
      id,
      title,
      importPath,
      keepsFocus: tags.includes('focused'),
    }))
}

/** The name of a picture: `core-button--all-variants-390-dark`. */
export const pictureOf = (story: Pick<ComparedStory, 'id'>, view: Pick<View, 'name'>) =>
  `${story.id}-${view.name}`

/** The one picture with scrollbars, which the views hide. */
export const scrollbarPicture = 'core-drawer--over-a-long-page-1440-scrollbars'

/** The names of the pictures that the repository should store: those of all views, and `scrollbarPicture`. */
export const storedPictures = (): readonly string[] => [
  ...views.flatMap((view) => storiesToCompare(view.stored).map((story) => pictureOf(story, view))),
  scrollbarPicture,
]
