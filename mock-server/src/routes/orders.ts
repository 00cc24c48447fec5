import { endpoints, orderToWire, purchaseFromWire } from '@stemside/rules/contract'
import type { Router } from 'express'
import type { AccountReader } from '../accounts/signedIn.ts'
import { Refusal } from '../http/Refusal.ts'
import { serve, success } from '../http/serve.ts'
import { orderAt } from '../orders/progress.ts'
import { placeOrderOnce } from '../orders/once.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /place_order and GET /orders/{orderId}. */
export function orderRoutes(router: Router, spaces: Spaces, accountIn: AccountReader): void {
  serve(router, spaces, endpoints.placeOrder, async ({ shop, body, headers, request }) => {
    const signedInAs = (await accountIn(shop, request))?.id
    const purchase = purchaseFromWire(body)
    const key = headers['idempotency-key']
    return { status: success, orderId: await placeOrderOnce(shop, purchase, key, signedInAs) }
  })

  serve(router, spaces, endpoints.getOrder, async ({ shop, params, query, request }) => {
    const order = await shop.store.get('orders', params['orderId'] ?? '')
    const owner = order?.customer.email.toLowerCase()
    const isOwner = async () => (await accountIn(shop, request))?.id === owner
    // The same answer for a wrong id and a wrong e-mail: it does not tell which orders exist.
    if (!order || (query.email?.toLowerCase() !== owner && !(await isOwner()))) {
      throw new Refusal(404, 'There is no such order for this e-mail address.')
    }
    return orderToWire(orderAt(order, shop.clock.now()))
  })
}
