import type { Purchase } from '@stemside/rules'
import { Refusal } from '../base/Refusal.ts'
import { hashOf } from '../once/hashOf.ts'
import { releaseUnconfirmed } from '../intents/unconfirmed.ts'
import { earlierOf, type Earlier } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'

/** How long the order of a cart answers for the same cart, by the shop's clock. */
const standsForMs = 10 * 60_000

/** The cart of a purchase, as the store recognises its order. */
export interface OrderedCart {
  /** The id of its row in `idempotency`. */
  readonly id: string
  readonly bodyHash: string
}

/** Undefined for a purchase whose cart the store does not know. */
export function orderedCartOf({
  cartId,
  lines,
  gift,
  total,
  address,
}: Purchase): OrderedCart | undefined {
  if (cartId === undefined) return undefined
  return { id: `cart ${cartId}`, bodyHash: hashOf({ lines, gift, total, address }) }
}

interface Claiming {
  readonly again: boolean
  /** The id of the payment intent of the new order. */
  readonly intent: string
}

/** The earlier order of the cart, or the payment that the new order has ended. */
interface Claimed {
  readonly standing?: Earlier
  readonly ended?: { readonly intentId: string; readonly intent: IntentRow }
}

/**
 * Claims a cart for one order, across tabs. Returns an earlier order with the same lines, total and address, unless
 * `again` says that the shopper knows it and wants one more. Ends an earlier payment that waits for its payer: whoever
 * presses Pay again pays another way, or has changed something.
 * @throws {Refusal} 409 with the order that stands, if anything else is wanted from the same cart
 */
export async function claimCart(
  tx: Transaction,
  shop: Shop,
  { id, bodyHash }: OrderedCart,
  { again, intent: newIntent }: Claiming,
): Promise<Claimed> {
  const now = shop.clock.now()
  const row = { bodyHash, placedAt: now.toISOString(), intent: newIntent }
  const before = await tx.claim('idempotency', id, row)
  if (before === undefined) return {}
  const { result, intent: intentId, refused } = before
  if (result === undefined) {
    const intent = intentId === undefined ? undefined : await tx.get('intents', intentId)
    if (refused === undefined && intent?.state !== 'unconfirmed') {
      return { standing: earlierOf(before) }
    }
    const ended =
      intentId !== undefined && intent?.state === 'unconfirmed'
        ? { intentId, intent: await releaseUnconfirmed(tx, shop, { intentId, intent, reason }) }
        : undefined
    tx.put('idempotency', id, row)
    return ended ? { ended } : {}
  }
  if (again || !(await stands(tx, result, Date.parse(before.placedAt), now))) {
    tx.put('idempotency', id, row)
    return {}
  }
  if (before.bodyHash === bodyHash) return { standing: { state: 'placed', result } }
  throw new Refusal(
    409,
    `This cart was ordered a few minutes ago: ${result}. Nothing was charged now.`,
    { orderId: result },
  )
}

/** What the shopper reads in the tab whose payment was ended. */
const reason = 'This cart is being paid in another tab. This payment has ended.'

async function stands(
  tx: Transaction,
  orderId: string,
  placedAt: number,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - placedAt > standsForMs) return false
  const order = await tx.get('orders', orderId)
  return order !== undefined && order.status !== 'cancelled'
}
