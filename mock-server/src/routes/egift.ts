import { endpoints, moneyToWire } from '@stemside/rules/contract'
import type { Router } from 'express'
import { buyGift } from '../egifts/buyGift.ts'
import { readGiftCard, unknownGiftCode } from '../egifts/giftCards.ts'
import { noteWrongGiftCode, type Limits } from '../http/rateLimits.ts'
import { serve, success } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import { unlessRepeated } from '../http/unlessRepeated.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /egift, GET /egift/by-key/{key} and GET /egift/balance. */
export function egiftRoutes(router: Router, spaces: Spaces, limits: Limits): void {
  serve(
    router,
    spaces,
    endpoints.buyEGift,
    async ({ shop, body, headers }) => ({
      status: success,
      giftId: await buyGift(shop, body, headers['idempotency-key']),
    }),
    unlessRepeated(spaces, 'gift', limits.giftMailsToOne),
  )

  serve(router, spaces, endpoints.askEGift, async ({ shop, params: { key = '' } }) => {
    const { state } = await readKey(shop.store, 'gift', key)
    return { status: success, state }
  })

  serve(
    router,
    spaces,
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
