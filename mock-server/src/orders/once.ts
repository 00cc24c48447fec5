import { setTimeout as wait } from 'node:timers/promises'
import type { Purchase } from '@stemside/rules'
import { Refusal } from '../http/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Reader } from '../store/port.ts'
import { hashOf } from './hashOf.ts'
import { placeOrder } from './placeOrder.ts'

/** How often to check whether the first request has finished. */
const pollMs = 50

/**
 * Places one order for an Idempotency-Key. A retry gets the same order, also after a restart and from
 * another process. It waits while the first request is in progress. A refused order releases the key.
 * @throws {Refusal} 422 if the key came with another body, 503 if the first request takes too long;
 * else as `placeOrder`.
 */
export async function placeOrderOnce(
  shop: Shop,
  purchase: Purchase,
  key: string | undefined,
  signedInAs?: string,
): Promise<string> {
  const once = key === undefined ? undefined : { key, bodyHash: hashOf(purchase) }
  const giveUpAt = performance.now() + 2 * shop.paymentPatienceMs
  for (;;) {
    const order = await placeOrder(shop, purchase, { once, signedInAs })
    if (order.state === 'placed') return order.id
    if (performance.now() > giveUpAt) {
      throw new Refusal(503, 'This order is still being placed. Please try again in a minute.')
    }
    await wait(pollMs)
  }
}

/** Whether an order was placed under this Idempotency-Key. False while its first request is in progress. */
export async function hasOrder(reader: Reader, key: string): Promise<boolean> {
  return (await reader.get('idempotency', key))?.orderId !== undefined
}
