import type { CollectionName } from './collections.ts'
import type { Transaction } from './port.ts'

/** What is of use for a while only: how many rows are kept at most, and for how many days. */
export const bounds = {
  carts: { most: 50_000, days: 60 },
  idempotency: { most: 100_000, days: 7 },
  mails: { most: 500, days: 30 },
  contacts: { most: 10_000, days: 180 },
} as const satisfies Partial<Record<CollectionName, { most: number; days: number }>>

export type Bounded = keyof typeof bounds

/** Before a new row is put into a collection that is full: the oldest goes. */
export async function makeRoom(tx: Transaction, collection: Bounded): Promise<void> {
  const { rows, total } = await tx.find(collection, { limit: 1 })
  const [oldest] = rows
  if (oldest && total >= bounds[collection].most) tx.delete(collection, oldest.id)
}
