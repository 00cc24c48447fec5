import type { ReadParameter } from './shelfUrl.ts'

/** The parameter of a listing's address that names its page. */
export const pageParameter = 'page'

/** The most cards on one page of the listing: a slow phone shows so many without a pause. */
const pageSize = 48

export interface ShelfPage<T> {
  readonly items: readonly T[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** Reads the page's number from an address; 1 if there is none. */
export function pageFrom(read: ReadParameter): number {
  const page = Number(read(pageParameter))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The items of a page; for a page after the last one, those of the last. */
export function shelfPage<T>(found: readonly T[], page: number): ShelfPage<T> {
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pageCount)
  return { items: found.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pageCount }
}
