import {
  accountEndpoints,
  endpoints,
  orderToWire,
  paymentEndpoints,
  purchaseFromWire,
} from '@stemside/rules/contract'
import type { AccountReader } from '../accounts/signedIn.ts'
import { pagesOf } from '../books/index.ts'
import { readGiftCard, unknownGiftCode } from '../giftCards/giftCards.ts'
import { noteWrongGiftCode, type Limits } from '../http/rateLimits.ts'
import { Refusal } from '../base/Refusal.ts'
import { success, type Serve } from '../http/serve.ts'
import type { UnlessRepeated } from '../http/unlessRepeated.ts'
import type { OrderAccess } from '../auth/orderAccess.ts'
import { orderAt } from '../delivery/progress.ts'
import { placeOrderOnce } from '../orders/placeOrderOnce.ts'
import { readKey } from '../once/once.ts'
import { askByKey, cancelByKey } from '../sales/askByKey.ts'
import { returnToWire } from './accountReturns.ts'
import { askedToWire } from './toWire.ts'

/** POST /place_order, its payment by key, reading orders by id, the e-storybooks of an order, and the links in its mails. */
export function orderRoutes(
  serve: Serve,
  limits: Limits,
  unlessRepeated: UnlessRepeated,
  accountIn: AccountReader,
  access: OrderAccess,
): void {
  serve(
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
      const bought = await placeOrderOnce(shop, purchase, key, signedInAs)
      return 'id' in bought
        ? { status: success, orderId: bought.id }
        : { status: success, confirm: bought.confirmation }
    },
    // A repeat under another code is refused by its key alone, so it guesses nothing.
    unlessRepeated('order', limits.giftCodeTries),
  )

  serve(accountEndpoints.openOrder, async ({ shop, body, response }) => ({
    status: success,
    orderId: await access.open(shop, body.key, response),
  }))

  serve(endpoints.getOrder, async ({ shop, query, request }) => {
    const order = await access.read(shop, request, query.email)
    const where = { orderId: order.id }
    const returns = await shop.store.find('returns', { where, order: 'newest', limit: Infinity })
    return {
      ...orderToWire(orderAt(order, shop.clock.now())),
      returns: returns.map(returnToWire),
    }
  })

  serve(endpoints.askOrder, async ({ shop, params: { key = '' } }) =>
    askedToWire(await askByKey(shop, 'order', key)),
  )

  serve(paymentEndpoints.cancelOrderPayment, async ({ shop, params: { key = '' } }) =>
    askedToWire(await cancelByKey(shop, 'order', key)),
  )

  serve(accountEndpoints.readBook, async ({ shop, params, query, request }) => {
    const order = await access.read(shop, request, query.email)
    const line = order.lines.find(({ sku }) => sku === params['sku'])
    const pages = line && pagesOf(line.sku)
    if (!line || !pages) throw new Refusal(404, 'This order has no such e-storybook.')
    return { status: success, data: { sku: line.sku, pages } }
  })
}
