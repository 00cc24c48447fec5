import type { Pool, PoolClient } from 'pg'
import { StartupError } from '../../base/StartupError.ts'
import { migrations } from './migrations.ts'

/** Any number of our own: processes that start at the same time wait for one another. */
const migrationLock = 7_836_210_021

/**
 * Runs the migrations that the database does not have yet, each in a transaction.
 * @throws {StartupError} if a newer version of the server has migrated it.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create table if not exists migrations (number integer primary key)')
    const { rows } = await client.query<{ last: number }>(
      'select coalesce(max(number), 0) as last from migrations',
    )
    const last = rows[0]?.last ?? 0
    if (last > migrations.length) {
      throw new StartupError(
        'A newer version of the server has changed this database. Start that version.',
      )
    }
    for (let number = last + 1; number <= migrations.length; number += 1) await run(client, number)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    isDone = true
  } finally {
    // A connection that is destroyed releases its locks.
    client.release(!isDone)
  }
}

async function run(client: PoolClient, number: number): Promise<void> {
  await client.query('begin')
  await client.query(migrations[number - 1] ?? '')
  await client.query('insert into migrations values ($1)', [number])
  await client.query('commit')
}
