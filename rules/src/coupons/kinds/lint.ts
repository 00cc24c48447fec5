import type { CouponOf } from './shapes.ts'
import { lints, type CouponKind } from './table.ts'

/** Whether a coupon takes off what nobody can take off. */
export function hasFaultyValue<K extends CouponKind>(coupon: CouponOf<K>): boolean {
  return lints[coupon.kind](coupon)
}
