import { randomUUID } from 'node:crypto'
import { minus, nothing, type Purchase } from '@stemside/rules'
import { giftCardId, returnToGiftCard, takeFromGiftCard } from '../egifts/giftCards.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'
import { moveStock } from '../stock/stock.ts'
import { newOrderId } from './orderId.ts'
import { quotePurchase, type Quote } from './quote.ts'

/** An Idempotency-Key, and the hash of the request that it came with. */
export interface Once {
  readonly key: string
  readonly bodyHash: string
}

export interface Hold {
  readonly state: 'held'
  readonly intentId: string
  readonly intent: IntentRow
  readonly quote: Quote
}

export type Placed = { readonly state: 'placed'; readonly id: string }

/** An earlier request with the same key is still in progress. */
export type Running = { readonly state: 'running' }

/** Added to the payment timeout, so that the lease outlives the payment. */
const leaseMarginMs = 20_000

/** The end of a lease that begins now. It uses the machine's clock, because the shop's clock can be set. */
export function leaseUntil({ paymentPatienceMs }: Shop): string {
  return new Date(Date.now() + paymentPatienceMs + leaseMarginMs).toISOString()
}

/**
 * Reserves the units and the coupon of a purchase, claims its Idempotency-Key, and stores the payment
 * intent, in one transaction: of two buyers of the last unit, only one succeeds.
 * @throws {Refusal} 422 where the key came with another body; else as `quotePurchase` and `takeFromGiftCard`.
 */
export function holdPurchase(
  shop: Shop,
  purchase: Purchase,
  once: Once | undefined,
): Promise<Hold | Placed | Running> {
  // Orders of the same skus, of one e-mail and of one key wait for one another.
  const queue = [
    ...purchase.lines.map(({ sku }) => `stock ${sku}`),
    `e-mail ${purchase.customer.email.toLowerCase()}`,
    ...(once ? [`key ${once.key}`] : []),
    ...(purchase.giftCard === undefined ? [] : [`gift card ${giftCardId(purchase.giftCard.code)}`]),
  ]
  const now = shop.clock.now()
  return shop.store.tx(
    async (tx) => {
      const before = once && (await claimKey(tx, once, now))
      if (before) return before
      const quote = await quotePurchase(tx, purchase, shop.addressKey)
      const intentId = randomUUID()
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
        ...(once ? { idempotencyKey: once.key } : {}),
        ...(giftCard ? { giftCard } : {}),
      }
      tx.put('intents', intentId, intent)
      return { state: 'held', intentId, intent, quote }
    },
    { queue },
  )
}

async function claimKey(
  tx: Transaction,
  { key, bodyHash }: Once,
  now: Date,
): Promise<Placed | Running | undefined> {
  const before = await tx.claim('idempotency', key, { bodyHash, placedAt: now.toISOString() })
  if (!before) return undefined
  if (before.bodyHash !== bodyHash) {
    throw new Refusal(422, 'This Idempotency-Key was used for another order. Please use a new one.')
  }
  return before.orderId === undefined
    ? { state: 'running' }
    : { state: 'placed', id: before.orderId }
}

async function take(tx: Transaction, quote: Quote, intentId: string, now: Date): Promise<void> {
  for (const { sku, quantity } of quote.taken) await moveStock(tx, sku, -quantity, now)
  if (quote.couponUse !== undefined) tx.put('couponUses', quote.couponUse, { intentId })
}

/** Releases the units, coupon, key and gift card of an intent. Returns the intent without them. */
export async function releaseHold(
  tx: Transaction,
  intent: IntentRow,
  now: Date,
): Promise<IntentRow> {
  const { couponUse, idempotencyKey, giftCard, ...rest } = intent
  for (const { sku, quantity } of intent.held) await moveStock(tx, sku, quantity, now)
  if (couponUse !== undefined) tx.delete('couponUses', couponUse)
  if (idempotencyKey !== undefined) tx.delete('idempotency', idempotencyKey)
  if (giftCard !== undefined) await returnToGiftCard(tx, giftCard)
  return { ...rest, held: [] }
}
