import { collectionNames, type CollectionName, type Collections } from './collections.ts'
import { checkId, type Query, type Transaction, type Where } from './port.ts'
import {
  changeOf,
  countMatches,
  emptyRows,
  findRows,
  rowsOf,
  type Change,
  type Rows,
} from './rows.ts'

/** What a transaction wrote; undefined if it deleted. */
type Written = { readonly [C in CollectionName]: Map<string, Collections[C] | undefined> }

/** A transaction that leaves `rows` unchanged, and the changes that it collected. */
export function openTransaction(rows: Rows): {
  readonly transaction: Transaction
  readonly changes: () => readonly Change[]
} {
  const written: Written = emptyRows()

  const read = <C extends CollectionName>(collection: C, id: string): Collections[C] | undefined =>
    (written[collection].has(id) ? written : rows)[collection].get(id)

  const current = <C extends CollectionName>(collection: C): Map<string, Collections[C]> => {
    if (written[collection].size === 0) return rows[collection]
    const all = new Map<string, Collections[C]>(rows[collection])
    for (const [id, row] of written[collection]) {
      if (row === undefined) all.delete(id)
      else all.set(id, row)
    }
    return all
  }

  const put = (collection: CollectionName, id: string, row: unknown): void => {
    checkId(id)
    rowsOf(written, collection).set(id, row)
  }

  const transaction: Transaction = {
    get: (collection, id) => Promise.resolve(read(collection, id)),
    find: <C extends CollectionName>(collection: C, query: Query<C>) =>
      Promise.resolve(findRows(collection, current(collection), query)),
    count: <C extends CollectionName>(collection: C, where?: Where<C>) =>
      Promise.resolve(countMatches(collection, current(collection), where)),
    put,
    delete: (collection, id) => put(collection, id, undefined),
    claim: (collection, id, row) => {
      const holder = read(collection, id)
      if (holder === undefined) put(collection, id, row)
      return Promise.resolve(holder)
    },
  }

  const changes = (): readonly Change[] =>
    collectionNames.flatMap((collection) =>
      [...written[collection]].map(([id, row]) => changeOf(collection, id, row)),
    )

  return { transaction, changes }
}
