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

/** A database as the server left it before there were accounts. */
async function oldDatabase(): Promise<string> {
  const url = (await postgres?.database()) ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table migrations (number integer primary key)')
  for (const [index, step] of migrations.slice(0, 2).entries()) {
    await client.query(step)
    await client.query('insert into migrations values ($1)', [index + 1])
  }
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
  await client.end()
  return url
}

describe.skipIf(!hasPostgres)('migrating a database from before accounts', () => {
  test('keeps its rows, and fills the columns of new fields', async () => {
    const store = await PgStore.open(await oldDatabase())
    expect(await store.get('mails', 'mail')).toEqual(mail)
    expect(await store.count('mails', { dueAt: { below: at } })).toBe(1)
    expect(await store.count('subscriptions', { email: 'maya@example.com' })).toBe(1)
    await store.close()
  })
})
