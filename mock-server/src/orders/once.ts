import { createHash } from 'node:crypto'
import type { Purchase } from '@stemside/rules'
import { Refusal } from '../http/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import { placeOrder } from './placeOrder.ts'

interface Running {
  readonly bodyHash: string
  readonly order: Promise<string>
}

/** Orders that are being placed, by shop and key: who asks again meanwhile waits for the same one. */
const running = new WeakMap<Shop, Map<string, Running>>()

/**
 * Places an order once for a key: asked again, also after a restart, it answers with the same order.
 * A refused one leaves no trace, so that it can be tried again.
 * @throws {Refusal} 422 where the key came with another body before; else as `placeOrder`.
 */
export async function placeOrderOnce(
  shop: Shop,
  purchase: Purchase,
  key: string | undefined,
): Promise<string> {
  if (key === undefined) return placeOrder(shop, purchase)
  const bodyHash = createHash('sha256').update(JSON.stringify(purchase)).digest('hex')
  const before = runningOf(shop).get(key)
  if (before) return sameBody(before, bodyHash).order
  const order = placeUnlessPlaced(shop, purchase, { key, bodyHash })
  runningOf(shop).set(key, { bodyHash, order })
  try {
    return await order
  } finally {
    runningOf(shop).delete(key)
  }
}

async function placeUnlessPlaced(
  shop: Shop,
  purchase: Purchase,
  once: { readonly key: string; readonly bodyHash: string },
): Promise<string> {
  const placed = await shop.store.get('idempotency', once.key)
  return placed ? sameBody(placed, once.bodyHash).orderId : placeOrder(shop, purchase, once)
}

function sameBody<T extends { readonly bodyHash: string }>(before: T, bodyHash: string): T {
  if (before.bodyHash === bodyHash) return before
  throw new Refusal(422, 'This Idempotency-Key was used for another order. Please use a new one.')
}

function runningOf(shop: Shop): Map<string, Running> {
  const known = running.get(shop)
  if (known) return known
  const fresh = new Map<string, Running>()
  running.set(shop, fresh)
  return fresh
}
