import { bounds, type Bounded } from '../store/bounds.ts'
import type { Collections } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'
import type { Shop } from './Shop.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes carts, keys, mails and messages that are older than their bounds, by the shop's clock. */
export async function forgetOld({ store, clock }: Shop): Promise<void> {
  const now = clock.now().getTime()
  await store.tx(async (tx) => {
    await forget(tx, 'carts', now, (row) => row.savedAt)
    await forget(tx, 'idempotency', now, (row) => row.placedAt)
    await forget(tx, 'mails', now, (row) => row.at)
    await forget(tx, 'contacts', now, (row) => row.at)
  })
}

async function forget<C extends Bounded>(
  tx: Transaction,
  collection: C,
  now: number,
  dateOf: (row: Collections[C]) => string,
): Promise<void> {
  const before = new Date(now - bounds[collection].days * dayMs).toISOString()
  const { rows } = await tx.find(collection, {
    where: (row) => dateOf(row) < before,
    limit: Infinity,
  })
  for (const { id } of rows) tx.delete(collection, id)
}
