import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'
import { giveBack } from './giveBack.ts'
import { leaseUntil, releaseHold } from './intents.ts'

/* A payment intent that the payer has to confirm at the provider. */

/** How often the sweeper asks the provider about a payment. It matters if no browser and no webhook asks. */
const askEveryMs = 30_000

/** When the sweeper asks next: ISO 8601. */
export function askAgainAt(): string {
  return new Date(Date.now() + askEveryMs).toISOString()
}

/**
 * Ends an unconfirmed intent, here and at the provider, which gives back what it has charged. Does nothing if the
 * intent is paid or has ended.
 * @param reason - what the shopper reads
 */
export async function endUnconfirmed(shop: Shop, intentId: string, reason: string): Promise<void> {
  const ended = await shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent?.state !== 'unconfirmed') return undefined
    return releaseUnconfirmed(tx, shop, { intentId, intent, reason })
  })
  if (ended) await endAtProvider(shop, intentId, ended)
}

interface Ending {
  readonly intentId: string
  readonly intent: IntentRow
  /** What the shopper reads. */
  readonly reason: string
}

/** Frees what an intent holds. Returns the intent, which still has to end at the provider. */
export async function releaseUnconfirmed(
  tx: Transaction,
  shop: Shop,
  { intentId, intent, reason }: Ending,
): Promise<IntentRow> {
  const released = await releaseHold(tx, intent, { now: shop.clock.now(), reason })
  const late: IntentRow = { ...released, state: 'late', leaseUntil: leaseUntil(shop) }
  tx.put('intents', intentId, late)
  return late
}

/** If the provider fails, the sweeper tries again once the lease has expired. */
export async function endAtProvider(shop: Shop, intentId: string, ended: IntentRow): Promise<void> {
  await giveBack(shop, intentId, ended).catch(() => undefined)
}
