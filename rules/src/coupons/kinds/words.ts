import type { CountryCode } from '../../countries/countries.ts'
import { cheapestFreeWords } from './cheapestFree/words.ts'
import { flatWords } from './flat/words.ts'
import { giftWords } from './gift/words.ts'
import { nthUnitWords } from './nthUnit/words.ts'
import { percentWords } from './percent/words.ts'
import { spendTiersWords } from './spendTiers/words.ts'
import type { KindWords } from './kind.ts'
import type { CouponKind, CouponOf } from './shapes.ts'

/** What each kind says it offers. The compiler asks for every kind. */
const kinds: { readonly [K in CouponKind]: KindWords<K> } = {
  percent: percentWords,
  flat: flatWords,
  gift: giftWords,
  'cheapest-free': cheapestFreeWords,
  'nth-unit': nthUnitWords,
  'spend-tiers': spendTiersWords,
}

/** What a coupon offers, in a few words: "30% off", "Buy 3, the cheapest is free". */
export function couponOffer<K extends CouponKind>(
  coupon: CouponOf<K>,
  country: CountryCode,
): string {
  return kinds[coupon.kind](coupon, country)
}
