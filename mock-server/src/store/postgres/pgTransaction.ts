import { collectionNames, type CollectionName, type Collections } from '../collections.ts'
import { checkId, type Entry, type Query, type Transaction, type Where } from '../port.ts'
import { emptyRows, rowsOf, type Change } from '../rows.ts'
import {
  claimRow,
  countRows,
  deleteRows,
  findRows,
  getRow,
  putRows,
  type Queryable,
} from './statements.ts'

type Known = { readonly [C in CollectionName]: Map<string, Collections[C] | undefined> }

/**
 * One transaction. Writes wait for its end, or for a query that could see them, and go together.
 * Rows that were read are remembered: within a serializable transaction they stay the same.
 */
export class PgTransaction implements Transaction {
  readonly #client: Queryable
  readonly #known: Known = emptyRows()
  readonly #unwritten: Known = emptyRows()
  readonly #added = new Map<CollectionName, number>()

  constructor(client: Queryable) {
    this.#client = client
  }

  async get<C extends CollectionName>(
    collection: C,
    id: string,
  ): Promise<Collections[C] | undefined> {
    const known = this.#known[collection]
    if (!known.has(id)) known.set(id, await getRow(this.#client, collection, id))
    return known.get(id)
  }

  async find<C extends CollectionName>(
    collection: C,
    query: Query<C>,
  ): Promise<readonly Entry<Collections[C]>[]> {
    await this.#write(collection)
    return findRows(this.#client, collection, query)
  }

  async count<C extends CollectionName>(collection: C, where?: Where<C>): Promise<number> {
    await this.#write(collection)
    return countRows(this.#client, collection, where)
  }

  put<C extends CollectionName>(collection: C, id: string, row: Collections[C]): void {
    this.#set(collection, id, row)
  }

  delete(collection: CollectionName, id: string): void {
    this.#set(collection, id, undefined)
  }

  async claim<C extends CollectionName>(
    collection: C,
    id: string,
    row: Collections[C],
  ): Promise<Collections[C] | undefined> {
    checkId(id)
    await this.#write(collection)
    if (await claimRow(this.#client, collection, id, row)) {
      this.#known[collection].set(id, row)
      return undefined
    }
    return this.get(collection, id)
  }

  /** Puts or deletes a row. */
  apply({ collection, id, row }: Change): void {
    this.#set(collection, id, row)
  }

  async deleteAll(): Promise<void> {
    for (const collection of collectionNames) {
      await this.#client.query(`delete from "${collection}"`)
    }
  }

  /** Writes what waits. Returns how many rows were put, by collection. */
  async flush(): Promise<ReadonlyMap<CollectionName, number>> {
    for (const collection of collectionNames) await this.#write(collection)
    return this.#added
  }

  #set(collection: CollectionName, id: string, row: unknown): void {
    checkId(id)
    rowsOf(this.#known, collection).set(id, row)
    rowsOf(this.#unwritten, collection).set(id, row)
  }

  #write(collection: CollectionName): Promise<void> {
    return this.#writeRows(collection, this.#unwritten[collection])
  }

  async #writeRows<C extends CollectionName>(
    collection: C,
    unwritten: Map<string, Collections[C] | undefined>,
  ): Promise<void> {
    if (unwritten.size === 0) return
    const puts: [string, Collections[C]][] = []
    const deletions: string[] = []
    for (const [id, row] of unwritten) {
      if (row === undefined) deletions.push(id)
      else puts.push([id, row])
    }
    unwritten.clear()
    if (deletions.length > 0) await deleteRows(this.#client, collection, deletions)
    if (puts.length > 0) await putRows(this.#client, collection, puts)
    this.#added.set(collection, (this.#added.get(collection) ?? 0) + puts.length)
  }
}
