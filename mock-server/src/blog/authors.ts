import type { AuthorSlug } from './types.ts'

export interface Author {
  readonly id: number
  readonly slug: AuthorSlug
  readonly name: string
}

/** Who writes: parts of the shop's team, shown by what they do. */
export const authors: readonly Author[] = [
  { id: 1, slug: 'workshop', name: 'Stemside team, workshop' },
  { id: 2, slug: 'classroom', name: 'Stemside team, classroom' },
  { id: 3, slug: 'kitchen-table', name: 'Stemside team, kitchen table' },
]
