import {
  accountEndpoints as endpoints,
  moneyToWire,
  type WireReturn,
} from '@stemside/rules/contract'
import type { Router } from 'express'
import type { AccountGuard } from '../accounts/signedIn.ts'
import { serve, success } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import { requestReturn } from '../orders/returns.ts'
import type { ReturnRow } from '../store/collections.ts'
import type { Entry } from '../store/port.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** GET and POST /user/returns, and GET /user/returns/by-key/{key}. */
export function ownReturnRoutes(
  router: Router,
  spaces: Spaces,
  requireAccount: AccountGuard,
): void {
  serve(router, spaces, endpoints.getReturns, async ({ shop, request }) => {
    const { id } = await requireAccount(shop, request)
    const returns = await shop.store.find('returns', {
      where: { email: id },
      order: 'newest',
      limit: Infinity,
    })
    return { status: success, data: returns.map(returnToWire) }
  })

  serve(router, spaces, endpoints.requestReturn, async ({ shop, request, body, headers }) => {
    const { id } = await requireAccount(shop, request)
    return {
      status: success,
      data: returnToWire(await requestReturn(shop, id, body, headers['idempotency-key'])),
    }
  })

  serve(router, spaces, endpoints.askReturn, async ({ shop, request, params: { key = '' } }) => {
    await requireAccount(shop, request)
    const { state } = await readKey(shop.store, 'return', key)
    return { status: success, state }
  })
}

export function returnToWire({ id, row }: Entry<ReturnRow>): WireReturn {
  return {
    returnId: id,
    orderId: row.orderId,
    requestedAt: row.requestedAt,
    status: row.status,
    countryCode: row.country,
    cart_data: row.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    reason: row.reason,
    ...(row.comment === undefined ? {} : { comment: row.comment }),
    refund: moneyToWire(row.refund, row.country),
    ...(row.shipping === undefined
      ? {}
      : { shippingRefund: moneyToWire(row.shipping, row.country) }),
  }
}
