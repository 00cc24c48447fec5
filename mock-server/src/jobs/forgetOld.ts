import { daysKept } from '../store/bounds.ts'
import type { CollectionName } from '../store/collections.ts'
import type { Store, Where } from '../store/port.ts'
import type { Shop } from '../shop/Shop.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Rows of one transaction, so that no other waits for long. */
const batch = 1000

/** Deletes what is older than `daysKept`, and what has expired, by the shop's clock. */
export async function forgetOld({ store, clock }: Shop): Promise<void> {
  const now = clock.now().getTime()
  const before = (days: number) => ({ below: new Date(now - days * dayMs).toISOString() })
  await forget(store, 'carts', { savedAt: before(daysKept.carts) })
  await forget(store, 'idempotency', { placedAt: before(daysKept.idempotency) })
  await forget(store, 'mails', { at: before(daysKept.mails) })
  await forget(store, 'contacts', { at: before(daysKept.contacts) })
  await forget(store, 'codes', { expiresAt: before(0) })
  await forget(store, 'proofs', { expiresAt: before(0) })
  await forget(store, 'sessions', { expiresAt: before(0) })
}

async function forget<C extends CollectionName>(
  store: Store,
  collection: C,
  where: Where<C>,
): Promise<void> {
  for (;;) {
    const deleted = await store.tx(async (tx) => {
      const old = await tx.find(collection, { where, order: 'oldest', limit: batch })
      for (const { id } of old) tx.delete(collection, id)
      return old.length
    })
    if (deleted < batch) return
  }
}
