import type { CollectionName, Collections, Snapshot } from './collections.ts'
import type { FieldOf } from './fields.ts'

/** The field equals a text, or sorts before one (ISO 8601 times sort as texts). */
export type Test = string | { readonly below: string }

/** All tests have to hold. `fields.ts` lists the fields that can be tested. */
export type Where<C extends CollectionName> = { readonly [F in FieldOf<C>]?: Test }

export interface Query<C extends CollectionName> {
  readonly where?: Where<C>
  /** By the time at which an id was first put. */
  readonly order: 'oldest' | 'newest'
  /** How many matches to skip; default 0. */
  readonly offset?: number
  /** How many matches to return at most; `Infinity` returns all. */
  readonly limit: number
}

export interface Entry<Row> {
  readonly id: string
  readonly row: Row
}

/** What can be read, inside a transaction and outside. Rows are never changed in place. */
export interface Reader {
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>
  find<C extends CollectionName>(
    collection: C,
    query: Query<C>,
  ): Promise<readonly Entry<Collections[C]>[]>
  count<C extends CollectionName>(collection: C, where?: Where<C>): Promise<number>
}

/** Reads see what this transaction wrote. Ids are any text without NUL. */
export interface Transaction extends Reader {
  put<C extends CollectionName>(collection: C, id: string, row: Collections[C]): void
  delete(collection: CollectionName, id: string): void
  /** Puts the row if the id is free. Returns the row that has the id already, if any. */
  claim<C extends CollectionName>(
    collection: C,
    id: string,
    row: Collections[C],
  ): Promise<Collections[C] | undefined>
}

export interface TransactionOptions {
  /**
   * Transactions that share a key run one after the other, in all processes. This only saves
   * retries: transactions are serializable with or without keys.
   */
  readonly queue?: readonly string[]
}

export interface Hits {
  readonly hits: number
  /** When the counter starts again, in milliseconds since 1970. */
  readonly resetAt: number
}

/** The one way to the shop's data. Routes and orders know this port, not what is behind it. */
export interface Store extends Reader {
  /** True if other processes may write to the same data at the same time. */
  readonly isShared: boolean
  /**
   * Runs `work` in a serializable transaction: all of its writes happen, or none if it throws.
   * They are on disk when the promise resolves. `work` may run several times, so it only reads
   * and writes through `tx`. @throws {StoreUnavailable}
   */
  tx<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * As `tx`, without waiting for the disk. A crash may lose the transaction, but only together
   * with all later ones.
   */
  txSoon<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Counts a hit of a key and returns the hits of its current window. A crash may lose counters. */
  hit(key: string, windowMs: number): Promise<Hits>
  /** Takes one hit of a key back. */
  takeBackHit(key: string): Promise<void>
  /** Notes that a visit asked. A crash may lose it. */
  addVisit(visit: string, now: Date): Promise<void>
  /** How many distinct visits asked in the 15 minutes before `now`, 10,000 at most. */
  countVisits(now: Date): Promise<number>
  /** Resolves if a transaction could write now. @throws {StoreUnavailable} */
  checkWritable(): Promise<void>
  /** Replaces all data by a snapshot, and forgets visits. */
  reset(snapshot: Snapshot): Promise<void>
  /** All data as plain JSON. */
  export(): Promise<Snapshot>
  /** Waits for writes under way, then releases files and connections. */
  close(): Promise<void>
}

/**
 * The store cannot write now: the disk is full, the database is away, or the store was closed. The
 * message is for callers; `cause` holds the details for the log.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super('The store cannot save anything at the moment. Please try again in a minute.', { cause })
  }
}

/** @throws {RangeError} PostgreSQL has no text with NUL in it. */
export function checkId(id: string): void {
  if (id.includes('\0')) throw new RangeError('an id must not contain NUL')
}
