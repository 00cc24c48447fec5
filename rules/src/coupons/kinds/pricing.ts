import type { Share } from '../../money.ts'
import { cheapestFreePricing } from './cheapestFree/pricing.ts'
import { flatPricing } from './flat/pricing.ts'
import { giftPricing } from './gift/pricing.ts'
import { nthUnitPricing } from './nthUnit/pricing.ts'
import { percentPricing } from './percent/pricing.ts'
import { spendTiersPricing } from './spendTiers/pricing.ts'
import type { CouponFacts, CouponLine, KindPricing } from './kind.ts'
import type { CouponKind, CouponOf } from './shapes.ts'

/** How each kind prices. The compiler asks for every kind. */
const kinds: { readonly [K in CouponKind]: KindPricing<K> } = {
  percent: percentPricing,
  flat: flatPricing,
  gift: giftPricing,
  'cheapest-free': cheapestFreePricing,
  'nth-unit': nthUnitPricing,
  'spend-tiers': spendTiersPricing,
}

/** Whether a coupon's values are ones that can be taken off. */
export function hasSoundValue<K extends CouponKind>(coupon: CouponOf<K>, quantum: number): boolean {
  return kinds[coupon.kind].isSound(coupon, quantum)
}

/** Whether it lets the shopper choose a free gift in place of taking anything off. */
export function bringsGift({ kind }: { readonly kind: CouponKind }): boolean {
  return kinds[kind].bringsGift
}

/** What a coupon takes off each line. */
export function savingPerLine<K extends CouponKind, L extends CouponLine>(
  coupon: CouponOf<K>,
  lines: readonly L[],
  facts: CouponFacts,
): readonly Share<L>[] {
  return kinds[coupon.kind].savingPerLine(coupon, lines, facts)
}
