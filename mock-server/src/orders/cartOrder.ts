import type { Purchase } from '@stemside/rules'
import { Refusal } from '../base/Refusal.ts'
import { hashOf } from '../once/hashOf.ts'
import type { Earlier } from '../once/once.ts'
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

/**
 * Claims a cart for one order, in whatever tab Pay was pressed. Returns the order that stands, for the same lines,
 * total and address; undefined if there is none, or if `again` says that the shopper knows it and wants one more.
 * @throws {Refusal} 409 with the order that stands, if anything else is wanted from the same cart
 */
export async function claimCart(
  tx: Transaction,
  { id, bodyHash }: OrderedCart,
  { again, now }: { readonly again: boolean; readonly now: Date },
): Promise<Earlier | undefined> {
  const row = { bodyHash, placedAt: now.toISOString() }
  const before = await tx.claim('idempotency', id, row)
  if (before === undefined) return undefined
  const { result } = before
  if (result === undefined) return { state: 'running' }
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
