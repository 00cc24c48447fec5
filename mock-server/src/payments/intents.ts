import { returnToGiftCard } from '../giftCards/giftCards.ts'
import type { Shop } from '../shop/Shop.ts'
import { moveStock } from '../stock/stock.ts'
import type { IntentRow } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'

/* A payment intent: what a shopper is about to pay, and what is held for it meanwhile. */

/** Added to the payment timeout, so that the lease outlives the payment. */
const leaseMarginMs = 20_000

/** The end of a lease that begins now. It uses the machine's clock, because the shop's clock can be set. */
export function leaseUntil({ paymentPatienceMs }: Shop): string {
  return new Date(Date.now() + paymentPatienceMs + leaseMarginMs).toISOString()
}

/** Releases the units, coupon, keys and gift card of an intent. Returns the intent without them. */
export async function releaseHold(
  tx: Transaction,
  intent: IntentRow,
  now: Date,
): Promise<IntentRow> {
  const { couponUse, giftCard, ...rest } = intent
  for (const { sku, quantity } of intent.held) await moveStock(tx, sku, quantity, now)
  if (couponUse !== undefined) tx.delete('couponUses', couponUse)
  for (const id of intent.claimed) tx.delete('idempotency', id)
  if (giftCard !== undefined) await returnToGiftCard(tx, giftCard)
  return { ...rest, held: [], claimed: [] }
}
