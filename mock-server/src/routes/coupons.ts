import { createHash } from 'node:crypto'
import { couponToWire, endpoints } from '@stemside/rules/contract'
import { couponOf } from '../catalogue/readCatalogue.ts'
import { noteUnknownCode } from '../http/rateLimits.ts'
import { Refusal } from '../base/Refusal.ts'
import { success, type Serve } from '../http/serve.ts'

/** GET /get_coupon and /get_all_coupons. */
export function couponRoutes(serve: Serve): void {
  serve(endpoints.getCoupon, async ({ shop, query, response }) => {
    const coupon = await couponOf(shop.store, query.code)
    if (!coupon) {
      noteUnknownCode(response)
      throw new Refusal(404, 'Code not applied')
    }
    return { status: success, coupon: couponToWire(coupon) }
  })

  serve(endpoints.getAllCoupons, async ({ shop }) => {
    const rows = await shop.store.find('coupons', { order: 'oldest', limit: Infinity })
    return rows.map(({ row }) => couponToWire(row, hashOf(row.code)))
  })
}

/** As /get_all_coupons sends a code: its SHA-256, in lower-case hex. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
