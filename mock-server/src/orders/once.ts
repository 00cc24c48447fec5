import { setTimeout as wait } from 'node:timers/promises'
import type { Purchase } from '@stemside/rules'
import { Refusal } from '../http/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import { hashOf } from './hashOf.ts'
import { placeOrder } from './placeOrder.ts'

/** How often to look whether the first request under a key is done. */
const pollMs = 50

/**
 * Places an order once for a key. A repeated request answers with the same order, also after a
 * restart and from another process; while the first one is under way, it waits for it. A refused
 * order frees the key.
 * @throws {Refusal} 422 where the key came with another body, 503 where the first request takes too
 * long; else as `placeOrder`.
 */
export async function placeOrderOnce(
  shop: Shop,
  purchase: Purchase,
  key: string | undefined,
): Promise<string> {
  const once = key === undefined ? undefined : { key, bodyHash: hashOf(purchase) }
  const giveUpAt = performance.now() + 2 * shop.paymentPatienceMs
  for (;;) {
    const order = await placeOrder(shop, purchase, once)
    if (order.state === 'placed') return order.id
    if (performance.now() > giveUpAt) {
      throw new Refusal(503, 'This order is still being placed. Please try again in a minute.')
    }
    await wait(pollMs)
  }
}
