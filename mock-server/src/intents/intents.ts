import type { Confirmation } from '../base/Confirmation.ts'
import { returnToGiftCard } from '../giftCards/giftCards.ts'
import type { Earlier } from '../once/once.ts'
import type { Bought } from '../once/untilSettled.ts'
import type { Shop } from '../shop/Shop.ts'
import { moveStock } from '../stock/stock.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import type { Reader, Transaction } from '../store/port.ts'
import { releaseClaims } from './claims.ts'

/* A payment intent: an amount to pay, and the units, coupon and gift card held for it. */

/** Added to the payment timeout, so that the lease outlives the payment. */
const leaseMarginMs = 20_000

/** The end of a lease that begins now. It uses the machine's clock, because the shop's clock can be set. */
export function leaseUntil({ paymentPatienceMs }: Shop): string {
  return new Date(Date.now() + paymentPatienceMs + leaseMarginMs).toISOString()
}

/** Releases the units, coupon, claims and gift card of an intent. Returns the intent without them, and without the person. */
export async function releaseHold(
  tx: Transaction,
  intent: IntentRow,
  { now, reason }: { readonly now: Date; readonly reason?: string },
): Promise<IntentRow> {
  const { couponUse, giftCard, unconfirmed: _unconfirmed, ...rest } = intent
  for (const { sku, quantity } of intent.held) await moveStock(tx, sku, quantity, now)
  if (couponUse !== undefined) tx.delete('couponUses', couponUse)
  await releaseClaims(tx, intent.claimed, reason)
  if (giftCard !== undefined) await returnToGiftCard(tx, giftCard)
  return { ...rest, held: [], claimed: [] }
}

/** How the payer confirms an intent; undefined if nothing waits for the payer. */
export async function confirmationOf(
  reader: Reader,
  intentId: string | undefined,
): Promise<Confirmation | undefined> {
  const intent = intentId === undefined ? undefined : await reader.get('intents', intentId)
  return intent?.unconfirmed?.confirmation
}

/** The answer to a repeat: a later request with the same key, or the same cart. */
export async function earlierSale(reader: Reader, earlier: Earlier): Promise<Bought | 'running'> {
  if (earlier.state === 'placed') return { id: earlier.result }
  const confirmation = await confirmationOf(reader, earlier.intent)
  return confirmation ? { confirmation } : 'running'
}
