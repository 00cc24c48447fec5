import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, types, type PoolClient } from 'pg'
import { mostRows } from '../bounds.ts'
import {
  collectionNames,
  type CollectionName,
  type Collections,
  type Snapshot,
} from '../collections.ts'
import {
  StoreUnavailable,
  type Entry,
  type Hits,
  type Query,
  type Store,
  type Transaction,
  type TransactionOptions,
  type Where,
} from '../port.ts'
import { applyChange, changeOf, changesOf, emptyRows, snapshotOf, type Change } from '../rows.ts'
import {
  countHit,
  countVisits,
  deleteVisits,
  forgetEnded,
  putVisit,
  takeBackHit,
} from './counters.ts'
import { KeyedQueue } from './keyedQueue.ts'
import { migrate } from './migrate.ts'
import { PgTransaction } from './pgTransaction.ts'
import { codeOf, isAway } from './pgErrors.ts'
import { countRows, findRows, getRow, type Queryable } from './statements.ts'
import { checkingHosts, unusable } from './unusable.ts'

/** A transaction fails after this many serialization conflicts. */
const mostTries = 30
/** A bounded collection is trimmed after this many new rows of this process. */
const trimAfter = 200

export interface PgOptions {
  /** Connections of this process at most. */
  readonly connections?: number
}

/** How often transactions ran, and how often one had to run again. */
export interface Retries {
  transactions: number
  retries: number
}

/**
 * The store on PostgreSQL, for several server processes. Transactions are serializable and run again
 * if PostgreSQL says so (40001, 40P01). Transactions that share a key of `queue` wait for one
 * another: in memory within a process, with an advisory lock between processes.
 */
export class PgStore implements Store {
  readonly isShared = true
  readonly retries: Retries = { transactions: 0, retries: 0 }
  readonly #pool: Pool
  readonly #queue = new KeyedQueue()
  readonly #added = new Map<CollectionName, number>()
  /** By `performance.now()`. */
  #nextForgetting = 0
  #isClosed = false

  private constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Connects and brings the schema up to date. @throws {StartupError} if the database cannot be used. */
  static async open(url: string, { connections = 10 }: PgOptions = {}): Promise<PgStore> {
    const pool = new Pool({
      connectionString: checkingHosts(url),
      max: connections,
      connectionTimeoutMillis: 5000,
      // A transaction takes milliseconds. A connection that does not answer for so long is lost.
      query_timeout: 20_000,
      application_name: 'stemside',
    })
    // A connection that ends while nobody uses it is replaced by the next query.
    pool.on('error', () => undefined)
    const store = new PgStore(pool)
    try {
      await migrate(pool)
      return store
    } catch (error) {
      await store.close()
      throw unusable(error)
    }
  }

  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined> {
    return this.#read((pool) => getRow(pool, collection, id))
  }

  find<C extends CollectionName>(
    collection: C,
    query: Query<C>,
  ): Promise<readonly Entry<Collections[C]>[]> {
    return this.#read((pool) => findRows(pool, collection, query))
  }

  count<C extends CollectionName>(collection: C, where?: Where<C>): Promise<number> {
    return this.#read((pool) => countRows(pool, collection, where))
  }

  async tx<T>(
    work: (tx: Transaction) => Promise<T>,
    { queue = [] }: TransactionOptions = {},
  ): Promise<T> {
    return this.#queue.run(queue, () => this.#retry(work, queue, true))
  }

  /** Only a crash of the database may lose it: `synchronous_commit` is off. */
  async txSoon<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#retry(work, [], false)
  }

  async hit(key: string, windowMs: number): Promise<Hits> {
    this.#forgetSoon(new Date())
    const { hits, msLeft } = await this.#read((pool) => countHit(pool, key, windowMs))
    return { hits, resetAt: Date.now() + msLeft }
  }

  async takeBackHit(key: string): Promise<void> {
    await this.#read((pool) => takeBackHit(pool, key))
  }

  async addVisit(visit: string, now: Date): Promise<void> {
    this.#forgetSoon(now)
    await this.#read((pool) => putVisit(pool, visit, now))
  }

  countVisits(now: Date): Promise<number> {
    return this.#read((pool) => countVisits(pool, now))
  }

  async checkWritable(): Promise<void> {
    const { rows } = await this.#read((pool) =>
      pool.query<{ readOnly: boolean }>('select pg_is_in_recovery() as "readOnly"'),
    )
    if (rows[0]?.readOnly) throw new StoreUnavailable('the database is read-only')
  }

  async reset(snapshot: Snapshot): Promise<void> {
    await this.replaceBy([...changesOf(snapshot)])
    await this.#read((pool) => deleteVisits(pool))
    for (const collection of collectionNames) await this.#trim(collection)
  }

  async export(): Promise<Snapshot> {
    const rows = emptyRows()
    for (const change of await this.changes()) applyChange(rows, change)
    return snapshotOf(rows)
  }

  /** Replaces all data, in one transaction. */
  async replaceBy(changes: Iterable<Change>): Promise<void> {
    const all = [...changes]
    await this.#retry(
      async (tx) => {
        await tx.deleteAll()
        for (const change of all) tx.apply(change)
      },
      [],
      true,
    )
  }

  /** All rows as of one moment, oldest first. */
  changes(): Promise<Change[]> {
    return this.#retry(
      async (tx) => {
        const changes: Change[] = []
        for (const collection of collectionNames) {
          const rows = await tx.find(collection, { order: 'oldest', limit: Infinity })
          for (const { id, row } of rows) changes.push(changeOf(collection, id, row))
        }
        return changes
      },
      [],
      true,
    )
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#pool.end()
  }

  /** Deletes counters and visits whose window has ended, once a minute. The caller does not wait. */
  #forgetSoon(now: Date): void {
    if (performance.now() < this.#nextForgetting) return
    this.#nextForgetting = performance.now() + 60_000
    // If this fails, the next one deletes more.
    void this.#read((pool) => forgetEnded(pool, now)).catch(() => undefined)
  }

  async #read<T>(read: (pool: Queryable) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('the store is closed')
    try {
      return await read(this.#pool)
    } catch (error) {
      throw isAway(error) ? unavailable(error) : error
    }
  }

  async #retry<T>(
    work: (tx: PgTransaction) => Promise<T>,
    queue: readonly string[],
    isDurable: boolean,
  ): Promise<T> {
    this.retries.transactions += 1
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#try(work, queue, isDurable)
      } catch (error) {
        const collided = ['40001', '40P01'].includes(codeOf(error) ?? '')
        if (!collided) throw isAway(error) ? unavailable(error) : error
        if (tries === mostTries) throw unavailable(error)
        this.retries.retries += 1
        await wait(Math.random() * Math.min(100, 2 ** tries))
      }
    }
  }

  async #try<T>(
    work: (tx: PgTransaction) => Promise<T>,
    queue: readonly string[],
    isDurable: boolean,
  ): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('the store is closed')
    const client = await this.#pool.connect()
    // The pool listens to idle connections only.
    client.on('error', ignore)
    let isClean = false
    try {
      const result = await this.#transaction(client, work, queue, isDurable)
      isClean = true
      return result
    } catch (error) {
      isClean = !isAway(error) && (await rollBack(client, queue))
      throw error
    } finally {
      client.off('error', ignore)
      client.release(!isClean)
    }
  }

  async #transaction<T>(
    client: PoolClient,
    work: (tx: PgTransaction) => Promise<T>,
    queue: readonly string[],
    isDurable: boolean,
  ): Promise<T> {
    // Locks of the session: a lock within the transaction would come after its snapshot.
    if (queue.length > 0) {
      await client.query('select pg_advisory_lock(k) from unnest($1::bigint[]) k', [
        lockKeys(queue),
      ])
    }
    const soon = isDurable ? '' : '; set local synchronous_commit = off'
    await client.query(`begin isolation level serializable${soon}`)
    const tx = new PgTransaction(client)
    const result = await work(tx)
    const added = await tx.flush()
    await client.query(queue.length > 0 ? 'commit; select pg_advisory_unlock_all()' : 'commit')
    for (const [collection, rows] of added) this.#noteAdded(collection, rows)
    return result
  }

  #noteAdded(collection: CollectionName, rows: number): void {
    if (mostRows[collection] === undefined) return
    const added = (this.#added.get(collection) ?? 0) + rows
    this.#added.set(collection, added < trimAfter ? added : 0)
    // If this fails, the next trim deletes more.
    if (added >= trimAfter) void this.#trim(collection).catch(() => undefined)
  }

  async #trim(collection: CollectionName): Promise<void> {
    const most = mostRows[collection]
    if (most === undefined) return
    const others = collection === 'mails' ? `and row->>'giftCard' is null` : ''
    await this.#read((pool) =>
      pool.query(
        `delete from "${collection}" where seq <=
           (select seq from "${collection}" order by seq desc offset $1 limit 1) ${others}`,
        [most],
      ),
    )
  }
}

function ignore(): undefined {
  return undefined
}

// Counts fit a number.
types.setTypeParser(types.builtins.INT8, Number)

/** False if the connection cannot be used again. */
async function rollBack(client: PoolClient, queue: readonly string[]): Promise<boolean> {
  try {
    await client.query(queue.length > 0 ? 'rollback; select pg_advisory_unlock_all()' : 'rollback')
    return true
  } catch {
    return false
  }
}

function unavailable(error: unknown): StoreUnavailable {
  return error instanceof StoreUnavailable ? error : new StoreUnavailable(error)
}

/** In one order for all, so that no two transactions wait for each other. */
function lockKeys(queue: readonly string[]): string[] {
  const keys = queue.map((key) => createHash('sha256').update(key).digest().readBigInt64BE())
  return [...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1)).map(String)
}
