import { collectionNames, type CollectionName, type Collections } from './collections.ts'
import type { Query, Transaction } from './port.ts'
import { changeOf, emptyRows, pageOf, type Change, type Rows } from './rows.ts'

/** What a transaction wrote; undefined where it deleted. */
type Written = { readonly [C in CollectionName]: Map<string, Collections[C] | undefined> }

/** A transaction over rows that stay as they are, and the changes that it gathered. */
export function openTransaction(rows: Rows): {
  readonly transaction: Transaction
  readonly changes: () => readonly Change[]
} {
  const written: Written = emptyRows()

  const read = <C extends CollectionName>(collection: C, id: string): Collections[C] | undefined =>
    (written[collection].has(id) ? written : rows)[collection].get(id)

  const transaction: Transaction = {
    get: (collection, id) => Promise.resolve(read(collection, id)),
    find: <C extends CollectionName>(collection: C, query?: Query<Collections[C]>) => {
      const entries = written[collection].size === 0 ? rows[collection] : merged(collection)
      return Promise.resolve(pageOf<Collections[C]>(entries, query))
    },
    put: (collection, id, row) => written[collection].set(id, row),
    delete: (collection, id) => written[collection].set(id, undefined),
  }

  const merged = <C extends CollectionName>(collection: C): Map<string, Collections[C]> => {
    const all = new Map<string, Collections[C]>(rows[collection])
    for (const [id, row] of written[collection]) {
      if (row === undefined) all.delete(id)
      else all.set(id, row)
    }
    return all
  }

  const changes = (): readonly Change[] =>
    collectionNames.flatMap((collection) =>
      [...written[collection]].map(([id, row]) => changeOf(collection, id, row)),
    )

  return { transaction, changes }
}
