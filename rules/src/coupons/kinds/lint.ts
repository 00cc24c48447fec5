import type { CouponOf } from './shapes.ts'
import { lints, type CouponKind } from './table.ts'

/** Whether a coupon's value is a mistake: nothing off, or more than everything. */
export function hasFaultyValue<K extends CouponKind>(coupon: CouponOf<K>): boolean {
  return lints[coupon.kind](coupon)
}
