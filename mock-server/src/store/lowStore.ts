import { Low, type Adapter } from 'lowdb'
import { mostRows } from './bounds.ts'
import {
  collectionNames,
  type CollectionName,
  type Collections,
  type Snapshot,
} from './collections.ts'
import { HitCounters } from './hitCounters.ts'
import {
  StoreUnavailable,
  type Entry,
  type Hits,
  type Query,
  type Store,
  type Transaction,
  type Where,
} from './port.ts'
import {
  applyChange,
  changesOf,
  changesOfRows,
  changeOf,
  countMatches,
  emptyRows,
  findRows,
  inverseOf,
  snapshotOf,
  type Change,
  type Rows,
} from './rows.ts'
import { openTransaction } from './transaction.ts'
import { VisitCounter } from './visitCounter.ts'

/** What the store needs of a lowdb adapter. */
export interface ChangeAdapter extends Adapter<Rows> {
  /** Adds one transaction to the next write. */
  stage(changes: readonly Change[]): void
  /**
   * Sets what to call when a write failed, before the promises of that write reject. Everything
   * that was staged since the last good write is lost then.
   */
  onFailure(rollBack: () => void): void
  /** Resolves if a write would succeed. */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

/**
 * The store on lowdb: all rows in memory, each transaction written through the adapter. Transactions
 * run one after the other; several may wait for the disk together.
 */
export class LowStore implements Store {
  readonly isShared: boolean
  readonly #adapter: ChangeAdapter
  readonly #low: Low<Rows>
  readonly #hits = new HitCounters()
  readonly #visits = new VisitCounter()
  /** Settles when the last transaction has run. */
  #turn: Promise<unknown> = Promise.resolve()
  /** How to undo each transaction that is not on disk yet, oldest first. */
  #unsaved: (readonly Change[])[] = []
  /** Counts failed writes: a transaction that began before a failure read rows that are gone. */
  #failures = 0
  #isClosed = false

  private constructor(adapter: ChangeAdapter, isShared: boolean) {
    this.isShared = isShared
    this.#adapter = adapter
    this.#low = new Low<Rows>(adapter, emptyRows())
    adapter.onFailure(() => this.#rollBack())
  }

  /** `isShared` is for tests of shops that share a store. */
  static async open(adapter: ChangeAdapter, isShared = false): Promise<LowStore> {
    const store = new LowStore(adapter, isShared)
    await store.#low.read()
    return store
  }

  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined> {
    return Promise.resolve(this.#low.data[collection].get(id))
  }

  find<C extends CollectionName>(
    collection: C,
    query: Query<C>,
  ): Promise<readonly Entry<Collections[C]>[]> {
    return Promise.resolve(findRows(collection, this.#low.data[collection], query))
  }

  count<C extends CollectionName>(collection: C, where?: Where<C>): Promise<number> {
    return Promise.resolve(countMatches(collection, this.#low.data[collection], where))
  }

  async tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, saved } = await this.#run(work)
    await saved
    return result
  }

  async txSoon<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, saved } = await this.#run(work)
    // If this write fails, the transactions that waited for it fail as well.
    saved.catch(() => undefined)
    return result
  }

  hit(key: string, windowMs: number): Promise<Hits> {
    return Promise.resolve(this.#hits.hit(key, windowMs))
  }

  takeBackHit(key: string): Promise<void> {
    return Promise.resolve(this.#hits.takeBackHit(key))
  }

  addVisit(visit: string, now: Date): Promise<void> {
    return Promise.resolve(this.#visits.add(visit, now))
  }

  countVisits(now: Date): Promise<number> {
    return Promise.resolve(this.#visits.count(now))
  }

  checkWritable(): Promise<void> {
    return this.#isClosed
      ? Promise.reject(closed())
      : this.#adapter.checkWritable().catch((cause: unknown) => {
          throw new StoreUnavailable(cause)
        })
  }

  async reset(snapshot: Snapshot): Promise<void> {
    const { saved } = await this.#inTurn(() => {
      const deletions = [...changesOfRows(this.#low.data)].map(({ collection, id }) =>
        changeOf(collection, id, undefined),
      )
      return Promise.resolve({ saved: this.#commit([...deletions, ...changesOf(snapshot)]) })
    })
    await saved
    this.#visits.clear()
  }

  export(): Promise<Snapshot> {
    return Promise.resolve(snapshotOf(this.#low.data))
  }

  async close(): Promise<void> {
    await this.#turn
    this.#isClosed = true
    await this.#adapter.close()
  }

  #run<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T; saved: Promise<void> }> {
    return this.#inTurn(async () => {
      const { transaction, changes } = openTransaction(this.#low.data)
      const failures = this.#failures
      const result = await work(transaction)
      if (failures !== this.#failures) throw new StoreUnavailable('a write failed meanwhile')
      return { result, saved: this.#commit(changes()) }
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(() => {
      if (this.#isClosed) throw closed()
      return work()
    })
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Changes the memory at once, so that the next transaction sees it; resolves with the disk. */
  async #commit(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    const undo: Change[] = []
    const apply = (change: Change) => {
      undo.push(inverseOf(this.#low.data, change))
      applyChange(this.#low.data, change)
    }
    changes.forEach(apply)
    const trimmed = [...excessOf(this.#low.data)]
    trimmed.forEach(apply)
    this.#unsaved.push(undo)
    this.#adapter.stage([...changes, ...trimmed])
    try {
      await this.#low.write()
      this.#unsaved.shift()
    } catch (cause) {
      throw new StoreUnavailable(cause)
    }
  }

  /** Undoes what is in memory and not on disk. */
  #rollBack(): void {
    this.#failures += 1
    for (const undo of this.#unsaved.splice(0).toReversed()) {
      for (const change of undo.toReversed()) applyChange(this.#low.data, change)
    }
  }
}

function closed(): StoreUnavailable {
  return new StoreUnavailable('the store is closed')
}

/** Deletions of the oldest rows beyond `mostRows`. Mails with gift codes stay. */
function* excessOf(rows: Rows): Generator<Change> {
  for (const collection of collectionNames) {
    let excess = rows[collection].size - (mostRows[collection] ?? Infinity)
    for (const id of rows[collection].keys()) {
      if (excess <= 0) break
      if (collection === 'mails' && rows.mails.get(id)?.giftCard !== undefined) continue
      excess -= 1
      yield changeOf(collection, id, undefined)
    }
  }
}
