import { Pool } from 'pg'
import { seedSnapshot } from '../src/seed/seed.ts'
import { PgStore } from '../src/store/postgres/pgStore.ts'
import { Postgres } from '../src/testing/postgres.ts'
import { sampleOrder } from '../src/testing/samples.ts'
import { loadBare, recordOrder, type Statement } from './bareOrders.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { startStemsideOn, type Started } from './servers.ts'

const rounds = 5
const seconds = 2
const clients = 16
/** As many as a server process has. */
const connections = 10

export interface PostgresFigures {
  /** Orders a second: medians of the rounds. */
  readonly bare: number
  readonly one: number
  readonly two: number
  /** Medians of the ratios of each round. */
  readonly oneToBare: number
  readonly twoToOne: number
  /** Of the transactions of the two processes, the share that PostgreSQL rolled back. */
  readonly retried: number
}

/**
 * Orders a second on PostgreSQL, all on one sku: by a loop that sends the same statements without a
 * shop, by one server process and by two. Each has a database of its own, and they run in turn.
 */
export async function measurePostgres(): Promise<PostgresFigures> {
  const postgres = await Postgres.start(true)
  const ending: (() => Promise<void>)[] = [() => postgres.stop()]
  try {
    const bareUrl = await postgres.database()
    const statements = await prepare(bareUrl)
    const pool = new Pool({ connectionString: bareUrl, max: connections })
    ending.unshift(() => pool.end())
    const [oneUrl, twoUrl] = [await postgres.database(), await postgres.database()]
    await prepare(oneUrl)
    await prepare(twoUrl)
    const servers: Started[] = []
    for (const url of [oneUrl, twoUrl, twoUrl]) {
      const server = await startStemsideOn(url)
      servers.push(server)
      ending.unshift(() => server.stop())
    }
    const [one, ...two] = servers
    if (!one) throw new Error('no server')
    await loadServers(servers, 1)
    const rolledBackBefore = await rolledBack(pool, twoUrl)
    const results = { bare: [] as number[], one: [] as number[], two: [] as number[] }
    let ordersOfTwo = 0
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await loadBare(pool, statements, { clients, seconds }))
      results.one.push((await loadServers([one], seconds)).perSecond)
      const loaded = await loadServers(two, seconds)
      results.two.push(loaded.perSecond)
      ordersOfTwo += loaded.orders
    }
    for (const server of servers) await server.stop()
    ending.splice(0, servers.length)
    const retries = (await rolledBack(pool, twoUrl)) - rolledBackBefore
    const transactions = ordersOfTwo * transactionsOf(statements)
    return {
      bare: quantile(results.bare, 0.5),
      one: quantile(results.one, 0.5),
      two: quantile(results.two, 0.5),
      oneToBare: ratioOf(results.one, results.bare),
      twoToOne: ratioOf(results.two, results.one),
      retried: retries / (transactions + retries),
    }
  } finally {
    for (const end of ending) await end()
  }
}

/** Seeds a database, with stock enough for the run, and places one order. */
async function prepare(url: string): Promise<Statement[]> {
  const store = await PgStore.open(url)
  await store.reset(seedSnapshot())
  await store.tx(async (tx) => tx.put('stock', 'orboot', { units: 10_000_000 }))
  const statements = await recordOrder(store)
  await store.close()
  return statements
}

/** Sixteen clients, shared out over the servers. */
async function loadServers(
  servers: readonly Started[],
  mostSeconds: number,
): Promise<{ readonly perSecond: number; readonly orders: number }> {
  const body = JSON.stringify(sampleOrder())
  const asking = { clients: clients / servers.length, requests: Infinity, mostSeconds }
  const loads = await Promise.all(
    servers.map(({ port }) => load({ port, path: '/place_order', body }, asking)),
  )
  const failed = loads.reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${failed} orders on PostgreSQL failed`)
  return {
    perSecond: loads.reduce((sum, one) => sum + one.perSecond, 0),
    orders: loads.reduce((sum, one) => sum + one.times.length, 0),
  }
}

/** No order is refused in this run: every transaction that is rolled back is retried. */
async function rolledBack(pool: Pool, url: string): Promise<number> {
  const { rows } = await pool.query<{ count: string | number }>(
    'select xact_rollback as count from pg_stat_database where datname = $1',
    [new URL(url).pathname.slice(1)],
  )
  return Number(rows[0]?.count)
}

function transactionsOf(statements: readonly Statement[]): number {
  return statements.filter(({ text }) => text.startsWith('begin')).length
}

function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  const ratios = ours.map((perSecond, round) => perSecond / (theirs[round] ?? Infinity))
  return quantile(ratios, 0.5)
}
