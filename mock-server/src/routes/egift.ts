import { endpoints, moneyToWire } from '@stemside/rules/contract'
import { buyGift } from '../gifts/buyGift.ts'
import { readGiftCard, unknownGiftCode } from '../giftCards/giftCards.ts'
import { noteWrongGiftCode, type Limits } from '../http/rateLimits.ts'
import { success, type Serve } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import type { UnlessRepeated } from '../http/unlessRepeated.ts'

/** POST /egift, GET /egift/by-key/{key} and GET /egift/balance. */
export function egiftRoutes(serve: Serve, limits: Limits, unlessRepeated: UnlessRepeated): void {
  serve(
    endpoints.buyEGift,
    async ({ shop, body, headers }) => ({
      status: success,
      giftId: await buyGift(shop, body, headers['idempotency-key']),
    }),
    unlessRepeated('gift', limits.giftMailsToOne),
  )

  serve(endpoints.askEGift, async ({ shop, params: { key = '' } }) => {
    const { state } = await readKey(shop.store, 'gift', key)
    return { status: success, state }
  })

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
