import { randomUUID } from 'node:crypto'
import { minus, nothing, type Purchase } from '@stemside/rules'
import { giftCardId, takeFromGiftCard } from '../giftCards/giftCards.ts'
import { begin, finish, onceId, type Earlier, type Once } from '../once/once.ts'
import { leaseUntil } from '../intents/intents.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'
import { moveStock } from '../stock/stock.ts'
import { claimCart, orderedCartOf } from './cartOrder.ts'
import { newOrderId } from '../base/ids.ts'
import { quotePurchase, type Quote } from './quote.ts'

/** How the store recognises an order that it has placed already. */
export interface Recognised {
  readonly once: Once | undefined
  /** Whether one more order of the same cart is wanted. */
  readonly again: boolean
}

export interface Hold {
  readonly intentId: string
  readonly intent: IntentRow
  readonly quote: Quote
  /** The cart's earlier payment, ended here but not yet at the provider. */
  readonly ended?: { readonly intentId: string; readonly intent: IntentRow }
}

/**
 * Claims the Idempotency-Key and the cart of a purchase, reserves its units and its coupon, and stores the payment
 * intent, in one transaction: of two buyers of the last unit, only one succeeds. Returns the order that stands for
 * the key or the cart.
 * @throws {Refusal} 422 if the key came with another body; else as `claimCart`, `quotePurchase` and
 * `takeFromGiftCard`.
 */
export function holdPurchase(
  shop: Shop,
  purchase: Purchase,
  { once, again }: Recognised,
): Promise<Hold | Earlier> {
  const cart = orderedCartOf(purchase)
  // Orders of the same skus, of one email, of one key and of one cart wait for one another.
  const queue = [
    ...purchase.lines.map(({ sku }) => `stock ${sku}`),
    `email ${purchase.customer.email.toLowerCase()}`,
    ...(once ? [onceId(once)] : []),
    ...(cart ? [cart.id] : []),
    ...(purchase.giftCard === undefined ? [] : [`gift card ${giftCardId(purchase.giftCard.code)}`]),
  ]
  const now = shop.clock.now()
  return shop.store.tx(
    async (tx) => {
      const intentId = randomUUID()
      const before = await begin(tx, once, now, intentId)
      if (before) return before
      const { standing, ended } = cart
        ? await claimCart(tx, shop, cart, { again, intent: intentId })
        : {}
      if (standing) {
        if (standing.state === 'placed') finish(tx, once, standing.result, now)
        else if (once) tx.delete('idempotency', onceId(once))
        return standing
      }
      const quote = await quotePurchase(tx, purchase, shop.addressKey)
      await take(tx, quote, intentId, now)
      const { total } = quote.priced.totals
      const giftCard =
        purchase.giftCard === undefined
          ? undefined
          : await takeFromGiftCard(tx, purchase.giftCard, { country: purchase.country, total })
      const intent: IntentRow = {
        state: 'pending',
        provider: purchase.payment.provider,
        amount: minus(total, giftCard?.amount ?? nothing),
        country: purchase.country,
        orderId: newOrderId(),
        held: quote.taken,
        startedAt: now.toISOString(),
        owner: shop.owner,
        leaseUntil: leaseUntil(shop),
        ...(quote.couponUse === undefined ? {} : { couponUse: quote.couponUse }),
        claimed: [...(once ? [onceId(once)] : []), ...(cart ? [cart.id] : [])],
        ...(giftCard ? { giftCard } : {}),
      }
      tx.put('intents', intentId, intent)
      return { intentId, intent, quote, ...(ended && { ended }) }
    },
    { queue },
  )
}

async function take(tx: Transaction, quote: Quote, intentId: string, now: Date): Promise<void> {
  for (const { sku, quantity } of quote.taken) await moveStock(tx, sku, -quantity, now)
  if (quote.couponUse !== undefined) tx.put('couponUses', quote.couponUse, { intentId })
}
