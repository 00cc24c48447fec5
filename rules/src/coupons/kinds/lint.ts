import type { CouponOf } from './shapes.ts'
import { lints, type CouponKind } from './table.ts'

/** The mistakes in a coupon's values, such as 0 % or more than 100 %. */
export function hasFaultyValue<K extends CouponKind>(coupon: CouponOf<K>): boolean {
  return lints[coupon.kind](coupon)
}
