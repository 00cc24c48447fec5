import { storeName } from '@stemside/rules'
import type { AuthorSlug } from './types.ts'

export interface Author {
  readonly id: number
  readonly slug: AuthorSlug
  readonly name: string
}

/** Who writes: parts of the shop's team, shown by what they do. */
export const authors: readonly Author[] = [
  { id: 1, slug: 'workshop', name: `${storeName} team, workshop` },
  { id: 2, slug: 'classroom', name: `${storeName} team, classroom` },
  { id: 3, slug: 'kitchen-table', name: `${storeName} team, kitchen table` },
]
