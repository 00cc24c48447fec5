import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, Postgres } from '../../testing/postgres.ts'
import { migrations } from './migrations.ts'
import { PgStore } from './pgStore.ts'

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

const at = '2026-11-21T09:00:00.000Z'
const mail = { to: 'maya@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', at }
const subscription = {
  email: 'Maya@example.com',
  source: 'footer',
  country: 'US',
  subscribedAt: at,
}

/** A database as the server left it after so many steps. */
async function databaseAfter(
  steps: number,
  fill: (client: Client) => Promise<void>,
): Promise<string> {
  const url = (await postgres?.database()) ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table migrations (number integer primary key)')
  for (const [index, step] of migrations.slice(0, steps).entries()) {
    await client.query(step)
    await client.query('insert into migrations values ($1)', [index + 1])
  }
  await fill(client)
  await client.end()
  return url
}

async function fillBeforeAccounts(client: Client): Promise<void> {
  await client.query('insert into mails (id, row, "to", "at") values ($1, $2, $3, $4)', [
    'mail',
    JSON.stringify(mail),
    mail.to,
    mail.at,
  ])
  await client.query('insert into subscriptions (id, row, "source") values ($1, $2, $3)', [
    'subscription',
    JSON.stringify(subscription),
    subscription.source,
  ])
}

async function fillBeforeKinds(client: Client): Promise<void> {
  const keys: readonly (readonly [string, object])[] = [
    ['a-key', { orderId: 'an order' }],
    ['gift a-key', { giftId: 'a gift' }],
    ['claim a-key', {}],
  ]
  for (const [id, made] of keys) {
    await client.query('insert into idempotency (id, row, "placedAt") values ($1, $2, $3)', [
      id,
      JSON.stringify({ bodyHash: 'a hash', ...made, placedAt: at }),
      at,
    ])
  }
  for (const [id, key] of Object.entries({
    first: 'a-key',
    second: 'gift a-key',
    third: undefined,
  })) {
    await client.query('insert into intents (id, row) values ($1, $2)', [
      id,
      JSON.stringify({ state: 'late', ...(key !== undefined && { idempotencyKey: key }) }),
    ])
  }
}

const row = (result: string) => ({ bodyHash: 'a hash', result, placedAt: at })
const claimed = (keys: readonly string[]) => ({ state: 'late', claimed: keys })

describe.skipIf(!hasPostgres)('migrating a database', () => {
  test('from before accounts keeps its rows, and fills the columns of new fields', async () => {
    const store = await PgStore.open(await databaseAfter(2, fillBeforeAccounts))
    expect(await store.get('mails', 'mail')).toEqual(mail)
    expect(await store.count('mails', { dueAt: { below: at } })).toBe(1)
    expect(await store.count('subscriptions', { email: 'maya@example.com' })).toBe(1)
    await store.close()
  })

  test('from before refunds had the column orderId fills it', async () => {
    const refund = { orderId: 'STEM-22222-22222', state: 'paid', requestedAt: at }
    const url = await databaseAfter(15, async (client) => {
      const values = ['refund', JSON.stringify(refund)]
      await client.query('insert into refunds (id, row) values ($1, $2)', values)
    })
    const store = await PgStore.open(url)
    expect(await store.count('refunds', { orderId: refund.orderId })).toBe(1)
    await store.close()
  })

  test('from before keys had kinds keeps what was made under a key', async () => {
    const store = await PgStore.open(await databaseAfter(14, fillBeforeKinds))
    expect(await store.get('idempotency', 'order a-key')).toEqual(row('an order'))
    expect(await store.get('idempotency', 'gift a-key')).toEqual(row('a gift'))
    expect(await store.get('idempotency', 'claim a-key')).toEqual(row(''))
    expect(await store.get('intents', 'first')).toEqual(claimed(['order a-key']))
    expect(await store.get('intents', 'second')).toEqual(claimed(['gift a-key']))
    expect(await store.get('intents', 'third')).toEqual(claimed([]))
    await store.close()
  })
})
