import { Low, type Adapter } from 'lowdb'
import type { CollectionName, Collections, Snapshot } from './collections.ts'
import { StoreStopped, type Page, type Query, type Store, type Transaction } from './port.ts'
import {
  applyChange,
  changesOf,
  changesOfRows,
  changeOf,
  emptyRows,
  inverseOf,
  pageOf,
  snapshotOf,
  type Change,
  type Rows,
} from './rows.ts'
import { openTransaction } from './transaction.ts'

/** What the store needs of a lowdb adapter: to hear what changed, and to be closed. */
export interface ChangeAdapter extends Adapter<Rows> {
  stage(changes: readonly Change[]): void
  close(): Promise<void>
}

/**
 * The store on lowdb: all rows in memory, each transaction written through the adapter. Transactions
 * run one after the other; several may wait for the disk together.
 */
export class LowStore implements Store {
  readonly #adapter: ChangeAdapter
  readonly #low: Low<Rows>
  /** Settles when the last transaction that was asked for has run. */
  #turn: Promise<unknown> = Promise.resolve()
  /** How to take back each transaction that is not on disk yet, oldest first. */
  readonly #unsaved: (readonly Change[])[] = []
  #stopped: StoreStopped | undefined

  private constructor(adapter: ChangeAdapter) {
    this.#adapter = adapter
    this.#low = new Low<Rows>(adapter, emptyRows())
  }

  static async open(adapter: ChangeAdapter): Promise<LowStore> {
    const store = new LowStore(adapter)
    await store.#low.read()
    return store
  }

  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined> {
    return Promise.resolve(this.#low.data[collection].get(id))
  }

  find<C extends CollectionName>(
    collection: C,
    query?: Query<Collections[C]>,
  ): Promise<Page<Collections[C]>> {
    return Promise.resolve(pageOf<Collections[C]>(this.#low.data[collection], query))
  }

  async tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, saved } = await this.#run(work)
    await saved
    return result
  }

  async txSoon<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, saved } = await this.#run(work)
    // Where this fails the store has stopped: the next transaction says so.
    saved.catch(() => undefined)
    return result
  }

  async checkWritable(): Promise<void> {
    await this.#inTurn(() => Promise.resolve())
  }

  async reset(snapshot: Snapshot): Promise<void> {
    const { saved } = await this.#inTurn(() => {
      const gone = [...changesOfRows(this.#low.data)].map(({ collection, id }) =>
        changeOf(collection, id, undefined),
      )
      return Promise.resolve({ saved: this.#commit([...gone, ...changesOf(snapshot)]) })
    })
    await saved
  }

  export(): Promise<Snapshot> {
    return Promise.resolve(snapshotOf(this.#low.data))
  }

  async close(): Promise<void> {
    await this.#turn
    this.#stopped ??= new StoreStopped('The store is closed.')
    await this.#adapter.close()
  }

  #run<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T; saved: Promise<void> }> {
    return this.#inTurn(async () => {
      const { transaction, changes } = openTransaction(this.#low.data)
      const result = await work(transaction)
      return { result, saved: this.#commit(changes()) }
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(() => {
      if (this.#stopped) throw this.#stopped
      return work()
    })
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** In memory at once, so that the next in turn sees it; the promise is of the disk. */
  async #commit(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    const undo = changes.map((change) => {
      const inverse = inverseOf(this.#low.data, change)
      applyChange(this.#low.data, change)
      return inverse
    })
    this.#unsaved.push(undo)
    this.#adapter.stage(changes)
    try {
      await this.#low.write()
      this.#unsaved.shift()
    } catch (error) {
      throw this.#stop(error)
    }
  }

  /** Takes back what is in memory and not on disk, and lets nothing in any more. */
  #stop(cause: unknown): StoreStopped {
    for (const undo of this.#unsaved.splice(0).toReversed()) {
      for (const change of undo.toReversed()) applyChange(this.#low.data, change)
    }
    this.#stopped ??= new StoreStopped(
      `The store takes no more orders: its data could not be written (${cause instanceof Error ? cause.message : String(cause)}).`,
      { cause },
    )
    return this.#stopped
  }
}
