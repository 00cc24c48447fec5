import type { Change } from './rows.ts'

/** Brings a row of an older version of the data into the shape of this version. */
export function migrateChange(change: Change, version: number): Change {
  // 2: payments have an owner and a lease. Older payments are abandoned, so their lease has expired.
  if (version < 2 && change.collection === 'intents' && change.row) {
    const lease = { owner: 'before version 2', leaseUntil: '1970-01-01T00:00:00.000Z' }
    return { ...change, row: { ...change.row, ...lease } }
  }
  return change
}
