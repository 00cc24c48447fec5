import { cheapestFreeLint } from './cheapestFree/lint.ts'
import { flatLint } from './flat/lint.ts'
import { giftLint } from './gift/lint.ts'
import { nthUnitLint } from './nthUnit/lint.ts'
import { percentLint } from './percent/lint.ts'
import { spendTiersLint } from './spendTiers/lint.ts'
import type { KindLint } from './kind.ts'
import type { CouponKind, CouponOf } from './shapes.ts'

/** How each kind is linted. The compiler asks for every kind. */
const kinds: { readonly [K in CouponKind]: KindLint<K> } = {
  percent: percentLint,
  flat: flatLint,
  gift: giftLint,
  'cheapest-free': cheapestFreeLint,
  'nth-unit': nthUnitLint,
  'spend-tiers': spendTiersLint,
}

/** Whether a coupon takes off what nobody can take off. */
export function hasFaultyValue<K extends CouponKind>(coupon: CouponOf<K>): boolean {
  return kinds[coupon.kind](coupon)
}
