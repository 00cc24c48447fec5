import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { mock } from 'node:test'
import { Client, type Pool, type PoolClient } from 'pg'
import { newOrderId } from '../src/base/ids.ts'
import { placeOrderOnce } from '../src/orders/placeOrderOnce.ts'
import { mayasPurchase } from '../src/seed/maya.ts'
import { createShop } from '../src/shop/createShop.ts'
import type { PgStore } from '../src/store/postgres/pgStore.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements that the shop sends for one order, in sequence. */
export async function recordOrder(store: PgStore): Promise<Statement[]> {
  const spy = mock.method(Client.prototype, 'query')
  try {
    await placeOrderOnce(createShop(store), mayasPurchase, undefined)
    return spy.mock.calls.map(({ arguments: [text, values] }: { arguments: unknown[] }) => {
      if (typeof text !== 'string') throw new Error('the shop sent a query that is not a text')
      return { text, values: Array.isArray(values) ? values : [] }
    })
  } finally {
    spy.mock.restore()
  }
}

/** Sends the statements of an order again and again, with new ids; gives the orders a second. */
export async function loadBare(
  pool: Pool,
  statements: readonly Statement[],
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const begin = performance.now()
  let orders = 0
  const client = async () => {
    while (performance.now() - begin < seconds * 1000) {
      const connection = await pool.connect()
      try {
        if (await sendOrder(connection, withNewIds(statements))) orders += 1
      } finally {
        connection.release()
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (orders * 1000) / (performance.now() - begin)
}

/** Returns false if PostgreSQL refused the transaction because of a concurrent one. The caller then sends the next order. */
async function sendOrder(connection: PoolClient, statements: readonly Statement[]) {
  try {
    for (const { text, values } of statements) {
      await connection.query(text, values.length === 0 ? undefined : [...values])
    }
    return true
  } catch (error) {
    await connection.query('rollback; select pg_advisory_unlock_all()')
    if (error instanceof Error && 'code' in error && error.code === '40001') return false
    throw error
  }
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|STEM-[0-9A-Z]{5}-[0-9A-Z]{5}/g

/** The same statements for another order: each id is replaced by one new id, wherever it stands. */
function withNewIds(statements: readonly Statement[]): Statement[] {
  const replacements = new Map<string, string>()
  const replace = (id: string) => {
    const known = replacements.get(id) ?? (id.startsWith('STEM') ? newOrderId() : randomUUID())
    replacements.set(id, known)
    return known
  }
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(ids, replace)
    return Array.isArray(value) ? value.map(renew) : value
  }
  return statements.map(({ text, values }) => ({ text, values: values.map(renew) }))
}
