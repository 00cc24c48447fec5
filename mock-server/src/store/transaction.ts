import { collectionNames, type CollectionName, type Collections } from './collections.ts'
import type { Query, Transaction } from './port.ts'
import { changeOf, emptyRows, pageOf, rowsOf, type Change, type Rows } from './rows.ts'

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

  function* merged<C extends CollectionName>(collection: C): Generator<[string, Collections[C]]> {
    const ids = new Set(rowsOf(rows, collection).keys())
    for (const id of written[collection].keys()) ids.add(id)
    for (const id of ids) {
      const row = read(collection, id)
      if (row !== undefined) yield [id, row]
    }
  }

  const changes = (): readonly Change[] =>
    collectionNames.flatMap((collection) =>
      [...written[collection]].map(([id, row]) => changeOf(collection, id, row)),
    )

  return { transaction, changes }
}
