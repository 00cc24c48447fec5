import { createHash } from 'node:crypto'
import type { Coupon } from '@stemside/rules'
import { couponToWire } from '@stemside/rules/contract/mappers'

/** A coupon as /get_all_coupons sends it: with the SHA-256 of its code. */
export function hashedCoupon(coupon: Coupon): ReturnType<typeof couponToWire> {
  return couponToWire(coupon, createHash('sha256').update(coupon.code).digest('hex'))
}
