import {
  endpoints,
  moneyToWire,
  paymentEndpoints,
  type WireAskedSale,
} from '@stemside/rules/contract'
import { buyGift } from '../gifts/buyGift.ts'
import { readGiftCard, unknownGiftCode } from '../giftCards/giftCards.ts'
import { noteWrongGiftCode, type Limits } from '../http/rateLimits.ts'
import { success, type Serve } from '../http/serve.ts'
import { askByKey, cancelByKey, type AskedSale } from '../sales/askByKey.ts'
import { askedToWire } from './toWire.ts'
import type { UnlessRepeated } from '../http/unlessRepeated.ts'

/** POST /egift, its payment by key, and GET /egift/balance. */
export function egiftRoutes(serve: Serve, limits: Limits, unlessRepeated: UnlessRepeated): void {
  serve(
    endpoints.buyEGift,
    async ({ shop, body, headers }) => {
      const bought = await buyGift(shop, body, headers['idempotency-key'])
      return 'id' in bought
        ? { status: success, giftId: bought.id }
        : { status: success, confirm: bought.confirmation }
    },
    unlessRepeated('gift', limits.giftMailsToOne),
  )

  serve(endpoints.askEGift, async ({ shop, params: { key = '' } }) =>
    withoutId(await askByKey(shop, 'gift', key)),
  )

  serve(paymentEndpoints.cancelEGiftPayment, async ({ shop, params: { key = '' } }) =>
    withoutId(await cancelByKey(shop, 'gift', key)),
  )

  serve(
    endpoints.getGiftBalance,
    async ({ shop, query, response }) => {
      const card = await readGiftCard(shop.store, query.code)
      if (!card) {
        noteWrongGiftCode(response)
        throw unknownGiftCode(404)
      }
      return {
        status: success,
        balance: moneyToWire(card.balance, card.country),
        countryCode: card.country,
      }
    },
    limits.giftCodeTries,
  )
}

/** `orderId` names orders only. */
function withoutId(asked: AskedSale): WireAskedSale {
  const { orderId: _orderId, ...rest } = askedToWire(asked)
  return rest
}
