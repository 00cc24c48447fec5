import type { CouponKind } from './names.ts'
import { lints, type CouponOf } from './table.ts'

/** Whether a coupon's values must be a mistake, such as 0 % or more than 100 %. */
export function hasFaultyValue<K extends CouponKind>(coupon: CouponOf<K>): boolean {
  return lints[coupon.kind](coupon)
}
