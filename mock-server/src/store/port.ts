import type { CollectionName, Collections, Snapshot } from './collections.ts'

export interface Query<Row> {
  readonly where?: (row: Row) => boolean
  /** How many matches to pass over; 0 where absent. */
  readonly offset?: number
  /** How many to give at most; 100 where absent. */
  readonly limit?: number
  readonly newestFirst?: boolean
}

export interface Page<Row> {
  readonly rows: readonly { readonly id: string; readonly row: Row }[]
  /** All matches, those on other pages included. */
  readonly total: number
}

/** What can be read, inside a transaction and outside. Rows are never changed in place. */
export interface Reader {
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>
  find<C extends CollectionName>(
    collection: C,
    query?: Query<Collections[C]>,
  ): Promise<Page<Collections[C]>>
}

/** Reads see what this transaction wrote. */
export interface Transaction extends Reader {
  put<C extends CollectionName>(collection: C, id: string, row: Collections[C]): void
  delete(collection: CollectionName, id: string): void
}

/**
 * The one way to the shop's data. Routes and orders know this, and nothing of lowdb.
 */
export interface Store extends Reader {
  /**
   * Runs `work` as if alone: all of its writes happen, or, where it throws, none. Once the promise
   * resolves they are on disk. `work` may run again where the store had to retry, so it does nothing
   * but read and write. @throws {StoreStopped} after a write failed.
   */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * As `tx`, without waiting for the disk. A crash may forget it, though never while it keeps a
   * later transaction: what `tx` acknowledges stands on all that ran before.
   */
  txSoon<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Resolves where a transaction could write now. @throws {StoreStopped} where it could not. */
  checkWritable(): Promise<void>
  /** Throws everything away for what the snapshot holds. */
  reset(snapshot: Snapshot): Promise<void>
  /** Everything, as plain JSON. */
  export(): Promise<Snapshot>
  /** Waits for what is being written, then lets go of files. Nothing can be written afterwards. */
  close(): Promise<void>
}

/** The store takes no more writes: a write failed, or it was closed. */
export class StoreStopped extends Error {
  override readonly name = 'StoreStopped'
}
