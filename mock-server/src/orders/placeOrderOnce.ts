import type { Purchase } from '@stemside/rules'
import { onceFor } from '../once/once.ts'
import { untilSettled, type Bought } from '../once/untilSettled.ts'
import type { Shop } from '../shop/Shop.ts'
import { placeOrder } from './placeOrder.ts'

/**
 * Places one order for an Idempotency-Key. A retry gets the same order, also after a restart and from
 * another process. It waits while the first request is in progress. A refused order releases the key. The same
 * goes for one cart, for ten minutes (`claimCart`). Returns the order, or how the payer confirms its payment.
 * @throws {Refusal} 422 if the key came with another body, 503 if the first request takes too long;
 * else as `placeOrder`.
 */
export function placeOrderOnce(
  shop: Shop,
  purchase: Purchase,
  key: string | undefined,
  signedInAs?: string,
): Promise<Bought> {
  const once = onceFor('order', key, purchase)
  // Whoever asked for one more order did not know of the one that is being placed meanwhile.
  let again = purchase.again === true
  return untilSettled(shop, 'This order is still being placed', async () => {
    const placed = await placeOrder(shop, purchase, { once, again, signedInAs })
    if (placed === 'running') again = false
    return placed
  })
}
