import {
  collectionNames,
  type CollectionName,
  type Collections,
  type Snapshot,
} from './collections.ts'
import type { Page, Query } from './port.ts'

/**
 * All rows in memory, oldest first. Maps, because ids come from outside: `__proto__` is an id like
 * any other here.
 */
export type Rows = { readonly [C in CollectionName]: Map<string, Collections[C]> }

/** One row that a transaction wrote; a deletion where `row` is absent. */
export type Change = {
  [C in CollectionName]: {
    readonly collection: C
    readonly id: string
    readonly row?: Collections[C]
  }
}[CollectionName]

export function emptyRows(): Rows {
  return {
    prices: new Map(),
    stock: new Map(),
    coupons: new Map(),
    carts: new Map(),
    orders: new Map(),
    couponUses: new Map(),
    intents: new Map(),
    idempotency: new Map(),
    subscriptions: new Map(),
    visits: new Map(),
    mails: new Map(),
    site: new Map(),
    contacts: new Map(),
    sandboxCharges: new Map(),
  }
}

/** The rows of one collection, where its name is not known before run time. */
export function rowsOf(rows: Rows, collection: CollectionName): Map<string, unknown> {
  return rows[collection]
}

export function applyChange(rows: Rows, { collection, id, row }: Change): void {
  if (row === undefined) rowsOf(rows, collection).delete(id)
  else rowsOf(rows, collection).set(id, row)
}

/** The change that takes `change` back, as the rows stand before it. */
export function inverseOf(rows: Rows, { collection, id }: Change): Change {
  return changeOf(collection, id, rowsOf(rows, collection).get(id))
}

/** A change whose row came out of rows or a file of the same collection. */
export function changeOf(collection: CollectionName, id: string, row: unknown): Change
export function changeOf(collection: CollectionName, id: string, row: unknown): object {
  return row === undefined ? { collection, id } : { collection, id, row }
}

export function* changesOf(snapshot: Snapshot): Generator<Change> {
  for (const collection of collectionNames) {
    for (const [id, row] of Object.entries(snapshot[collection] ?? {})) {
      yield changeOf(collection, id, row)
    }
  }
}

export function* changesOfRows(rows: Rows): Generator<Change> {
  for (const collection of collectionNames) {
    for (const [id, row] of rows[collection]) yield changeOf(collection, id, row)
  }
}

export function snapshotOf(rows: Rows): Snapshot {
  return Object.fromEntries(
    collectionNames.map((collection) => [collection, Object.fromEntries(rows[collection])]),
  )
}

export function countRows(rows: Rows): number {
  return collectionNames.reduce((sum, collection) => sum + rows[collection].size, 0)
}

/** One page of the rows that match, of entries in the order in which they came. */
export function pageOf<Row>(entries: ReadonlyMap<string, Row>, query: Query<Row> = {}): Page<Row> {
  const { where, offset = 0, limit = 100, newestFirst = false } = query
  const matches: { id: string; row: Row }[] = []
  const all = !where && !newestFirst
  for (const [id, row] of entries) {
    // The oldest are at hand, however many there are.
    if (all && matches.length >= offset + limit) break
    if (!where || where(row)) matches.push({ id, row })
  }
  if (newestFirst) matches.reverse()
  return { rows: matches.slice(offset, offset + limit), total: all ? entries.size : matches.length }
}
