import {
  accountEndpoints as endpoints,
  moneyToWire,
  type WireReturn,
} from '@stemside/rules/contract'
import type { AccountGuard } from '../accounts/signedIn.ts'
import { success, type Serve } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import { requestReturn } from '../orders/returns.ts'
import type { OrderAccess } from '../auth/orderAccess.ts'
import type { ReturnRow } from '../store/shopRows.ts'
import type { Entry } from '../store/port.ts'

/**
 * GET and POST /user/returns, and GET /user/returns/by-key/{key}, for a signed-in shopper. A shopper without an account
 * can POST a return of an order that the key in a mail has opened.
 */
export function accountReturnRoutes(
  serve: Serve,
  requireAccount: AccountGuard,
  access: OrderAccess,
): void {
  serve(endpoints.getReturns, async ({ shop, request }) => {
    const where = { email: (await requireAccount(shop, request)).id }
    const returns = await shop.store.find('returns', { where, order: 'newest', limit: Infinity })
    return { status: success, data: returns.map(returnToWire) }
  })

  serve(endpoints.requestReturn, async ({ shop, request, body, headers }) => {
    const buyer = await access.buyer(shop, request, body.orderId)
    return {
      status: success,
      data: returnToWire(await requestReturn(shop, buyer, body, headers['idempotency-key'])),
    }
  })

  serve(endpoints.askReturn, async ({ shop, params: { key = '' } }) => {
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
