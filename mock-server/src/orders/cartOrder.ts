import type { Purchase } from '@stemside/rules'
import { Refusal } from '../base/Refusal.ts'
import { hashOf } from '../once/hashOf.ts'
import { confirmationOf } from '../intents/intents.ts'
import { earlierOf, type Earlier } from '../once/once.ts'
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
  readonly now: Date
  readonly intent: string
}

/**
 * Claims a cart for one order, in whatever tab Pay was pressed. Returns the order that stands, for the same lines,
 * total and address; undefined if there is none, or if `again` says that the shopper knows it and wants one more. An
 * order that waits for the payer's confirmation does not stand in the way of another one of the cart, which the shopper
 * has changed since.
 * @param intent - the id of the payment intent of the new order
 * @throws {Refusal} 409 with the order that stands, if anything else is wanted from the same cart
 */
export async function claimCart(
  tx: Transaction,
  { id, bodyHash }: OrderedCart,
  { again, now, intent }: Claiming,
): Promise<Earlier | undefined> {
  const row = { bodyHash, placedAt: now.toISOString(), intent }
  const before = await tx.claim('idempotency', id, row)
  if (before === undefined) return undefined
  const { result } = before
  if (result === undefined) {
    const isChanged = before.bodyHash !== bodyHash
    if (before.refused === undefined && !(isChanged && (await confirmationOf(tx, before.intent)))) {
      return earlierOf(before)
    }
    tx.put('idempotency', id, row)
    return undefined
  }
  if (again || !(await stands(tx, result, Date.parse(before.placedAt), now))) {
    tx.put('idempotency', id, row)
    return undefined
  }
  if (before.bodyHash === bodyHash) return { state: 'placed', result }
  throw new Refusal(
    409,
    `This cart was ordered a few minutes ago: ${result}. Nothing was charged now.`,
    { orderId: result },
  )
}

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
