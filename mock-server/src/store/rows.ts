import {
  collectionNames,
  type CollectionName,
  type Collections,
  type Snapshot,
} from './collections.ts'
import { fieldsOf, fieldValues } from './fields.ts'
import type { Entry, Query, Test, Where } from './port.ts'

/** All rows in memory, oldest first. Maps, so that `__proto__` is an id like any other. */
export type Rows = { readonly [C in CollectionName]: Map<string, Collections[C]> }

/** One row that a transaction wrote; a deletion if `row` is absent. */
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
    vitals: new Map(),
    mails: new Map(),
    site: new Map(),
    contacts: new Map(),
    sandboxCharges: new Map(),
    users: new Map(),
    identities: new Map(),
    referCodes: new Map(),
    credits: new Map(),
    rewards: new Map(),
    formerCustomers: new Map(),
    codes: new Map(),
    proofs: new Map(),
    sessions: new Map(),
    userCarts: new Map(),
    orderSteps: new Map(),
    refunds: new Map(),
    returns: new Map(),
    sandboxRefunds: new Map(),
    gifts: new Map(),
    giftCards: new Map(),
    giftCardUses: new Map(),
  }
}

/** The rows of one collection whose name is known only at run time. */
export function rowsOf(
  rows: { readonly [C in CollectionName]: Map<string, unknown> },
  collection: CollectionName,
): Map<string, unknown> {
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

/** The rows that match, of entries in the order in which they were first put. */
export function findRows<C extends CollectionName>(
  collection: C,
  entries: ReadonlyMap<string, Collections[C]>,
  { where, order, offset = 0, limit }: Query<C>,
): Entry<Collections[C]>[] {
  const matches = matcher(collection, where)
  const found: Entry<Collections[C]>[] = []
  let skipped = 0
  const all = order === 'oldest' ? entries : [...entries].toReversed()
  for (const [id, row] of all) {
    if (found.length >= limit) break
    if (!matches(row)) continue
    if (skipped < offset) skipped += 1
    else found.push({ id, row })
  }
  return found
}

export function countMatches<C extends CollectionName>(
  collection: C,
  entries: ReadonlyMap<string, Collections[C]>,
  where: Where<C> | undefined,
): number {
  if (!where) return entries.size
  const matches = matcher(collection, where)
  let count = 0
  for (const row of entries.values()) if (matches(row)) count += 1
  return count
}

function matcher<C extends CollectionName>(
  collection: C,
  where: Where<C> | undefined,
): (row: Collections[C]) => boolean {
  const tests = testsOf(collection, where)
  if (tests.length === 0) return () => true
  return (row) => {
    const values = fieldValues(collection, row)
    return tests.every(({ index, test }) => holds(test, values[index]))
  }
}

/** The tests of a filter, with the places of their fields in `fieldsOf`. */
export function testsOf<C extends CollectionName>(
  collection: C,
  where: Where<C> | undefined,
): { readonly index: number; readonly test: Test }[] {
  const names = fieldsOf(collection)
  const tests: Readonly<Record<string, Test>> = { ...where }
  return Object.entries(tests).map(([name, test]) => ({ index: names.indexOf(name), test }))
}

function holds(test: Test, value: string | undefined): boolean {
  if (value === undefined) return false
  return typeof test === 'string' ? value === test : value < test.below
}
