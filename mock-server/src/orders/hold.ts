import { randomUUID } from 'node:crypto'
import type { Purchase } from '@stemside/rules'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'
import { moveStock } from '../stock/stock.ts'
import { newOrderId } from './orderId.ts'
import { quotePurchase, type Quote } from './quote.ts'

export interface Hold {
  readonly intentId: string
  readonly intent: IntentRow
  readonly quote: Quote
}

/**
 * Sets aside what a purchase takes, and stores the intent to charge for it, in one transaction: of
 * two buyers of the last piece, or of a one-time coupon, one gets it. Nobody has paid yet.
 */
export function holdPurchase(shop: Shop, purchase: Purchase): Promise<Hold> {
  return shop.store.tx(async (tx) => {
    const quote = await quotePurchase(tx, purchase)
    const intentId = randomUUID()
    const now = shop.clock.now()
    for (const { sku, quantity } of quote.taken) await moveStock(tx, sku, -quantity, now)
    if (quote.couponUse !== undefined) tx.put('couponUses', quote.couponUse, { intentId })
    const intent: IntentRow = {
      state: 'pending',
      provider: purchase.payment.provider,
      amount: quote.priced.totals.total,
      country: purchase.country,
      orderId: newOrderId(),
      held: quote.taken,
      startedAt: now.toISOString(),
      ...(quote.couponUse === undefined ? {} : { couponUse: quote.couponUse }),
    }
    tx.put('intents', intentId, intent)
    return { intentId, intent, quote }
  })
}

/** Puts back what an intent held, and gives the intent that holds nothing. */
export async function releaseHold(
  tx: Transaction,
  intent: IntentRow,
  now: Date,
): Promise<IntentRow> {
  const { couponUse, ...rest } = intent
  for (const { sku, quantity } of intent.held) await moveStock(tx, sku, quantity, now)
  if (couponUse !== undefined) tx.delete('couponUses', couponUse)
  return { ...rest, held: [] }
}
