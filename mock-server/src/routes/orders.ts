import { type Order } from '@stemside/rules'
import {
  accountEndpoints,
  endpoints,
  orderToWire,
  purchaseFromWire,
} from '@stemside/rules/contract'
import type { Request, Router } from 'express'
import type { AccountReader } from '../accounts/signedIn.ts'
import { pagesOf } from '../books/index.ts'
import { readGiftCard, unknownGiftCode } from '../egifts/giftCards.ts'
import { noteWrongGiftCode, type Limits } from '../http/rateLimits.ts'
import { Refusal } from '../http/Refusal.ts'
import { serve, success } from '../http/serve.ts'
import { unlessRepeated } from '../http/unlessRepeated.ts'
import { orderAt } from '../orders/progress.ts'
import { placeOrderOnce } from '../orders/placeOrderOnce.ts'
import { readKey } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /place_order, reading orders by id and by key, and the e-storybooks of an order. */
export function orderRoutes(
  router: Router,
  spaces: Spaces,
  limits: Limits,
  accountIn: AccountReader,
): void {
  serve(
    router,
    spaces,
    endpoints.placeOrder,
    async ({ shop, body, headers, request, response }) => {
      const signedInAs = (await accountIn(shop, request))?.id
      const purchase = purchaseFromWire(body)
      const { giftCard } = purchase
      const key = headers['idempotency-key']
      const isRepeat =
        key !== undefined && (await readKey(shop.store, 'order', key)).state !== 'none'
      if (giftCard !== undefined && !isRepeat && !(await readGiftCard(shop.store, giftCard.code))) {
        noteWrongGiftCode(response)
        throw unknownGiftCode(422)
      }
      return { status: success, orderId: await placeOrderOnce(shop, purchase, key, signedInAs) }
    },
    // A repeat under another code is refused by its key alone, so it guesses nothing.
    unlessRepeated(spaces, 'order', limits.giftCodeTries),
  )

  /** @throws {Refusal} 404 for a wrong id and for a wrong e-mail alike: it does not tell which orders exist. */
  const ownOrder = async (shop: Shop, request: Request, email?: string): Promise<Order> => {
    const order = await shop.store.get('orders', String(request.params['orderId']))
    const owner = order?.customer.email.toLowerCase()
    const isOwner = async () => (await accountIn(shop, request))?.id === owner
    if (!order || (email?.toLowerCase() !== owner && !(await isOwner()))) {
      throw new Refusal(404, 'There is no such order for this e-mail address.')
    }
    return order
  }

  serve(router, spaces, endpoints.getOrder, async ({ shop, query, request }) =>
    orderToWire(orderAt(await ownOrder(shop, request, query.email), shop.clock.now())),
  )

  serve(router, spaces, endpoints.askOrder, async ({ shop, params: { key = '' } }) => {
    const asked = await readKey(shop.store, 'order', key)
    return {
      status: success,
      state: asked.state,
      ...(asked.state === 'placed' && { orderId: asked.result }),
    }
  })

  serve(router, spaces, accountEndpoints.readBook, async ({ shop, params, query, request }) => {
    const order = await ownOrder(shop, request, query.email)
    const line = order.lines.find(({ sku }) => sku === params['sku'])
    const pages = line && pagesOf(line.sku)
    if (!line || !pages) throw new Refusal(404, 'This order has no such e-storybook.')
    return { status: success, data: { sku: line.sku, pages } }
  })
}
