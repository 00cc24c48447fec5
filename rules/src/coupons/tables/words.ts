import type { CountryCode } from '../../countries/countries.ts'
import type { CouponKind } from './names.ts'
import { words, type CouponOf } from './table.ts'

/** A coupon's offer in a few words: "30% off", "Buy 3, the cheapest is free". */
export function couponOffer<K extends CouponKind>(
  coupon: CouponOf<K>,
  country: CountryCode,
): string {
  return words[coupon.kind](coupon, country)
}
