import type { Share } from '../../money.ts'
import type { CouponFacts, CouponLine } from '../parts/kind.ts'
import type { CouponKind } from './names.ts'
import { pricings, type CouponOf } from './table.ts'

/** Whether a coupon's values are valid: amounts in whole quanta, shares of 0 to 100 %. */
export function hasSoundValue<K extends CouponKind>(coupon: CouponOf<K>, quantum: number): boolean {
  return pricings[coupon.kind].isSound(coupon, quantum)
}

/** Whether it brings a free gift instead of a discount. */
export function bringsGift({ kind }: { readonly kind: CouponKind }): boolean {
  return pricings[kind].bringsGift
}

/** What a coupon takes off each line. */
export function savingPerLine<K extends CouponKind, L extends CouponLine>(
  coupon: CouponOf<K>,
  lines: readonly L[],
  facts: CouponFacts,
): readonly Share<L>[] {
  return pricings[coupon.kind].savingPerLine(coupon, lines, facts)
}
