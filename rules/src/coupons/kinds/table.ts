import { cheapestFreeLint } from './cheapestFree/lint.ts'
import { cheapestFreePricing } from './cheapestFree/pricing.ts'
import { cheapestFreeShape } from './cheapestFree/shape.ts'
import { cheapestFreeWire } from './cheapestFree/wire.ts'
import { cheapestFreeWords } from './cheapestFree/words.ts'
import { flatLint } from './flat/lint.ts'
import { flatPricing } from './flat/pricing.ts'
import { flatShape } from './flat/shape.ts'
import { flatWire } from './flat/wire.ts'
import { flatWords } from './flat/words.ts'
import { giftLint } from './gift/lint.ts'
import { giftPricing } from './gift/pricing.ts'
import { giftShape } from './gift/shape.ts'
import { giftWire } from './gift/wire.ts'
import { giftWords } from './gift/words.ts'
import { nthUnitLint } from './nthUnit/lint.ts'
import { nthUnitPricing } from './nthUnit/pricing.ts'
import { nthUnitShape } from './nthUnit/shape.ts'
import { nthUnitWire } from './nthUnit/wire.ts'
import { nthUnitWords } from './nthUnit/words.ts'
import { percentLint } from './percent/lint.ts'
import { percentPricing } from './percent/pricing.ts'
import { percentShape } from './percent/shape.ts'
import { percentWire } from './percent/wire.ts'
import { percentWords } from './percent/words.ts'
import { spendTiersLint } from './spendTiers/lint.ts'
import { spendTiersPricing } from './spendTiers/pricing.ts'
import { spendTiersShape } from './spendTiers/shape.ts'
import { spendTiersWire } from './spendTiers/wire.ts'
import { spendTiersWords } from './spendTiers/words.ts'
import type { KindLint, KindPricing, KindWire, KindWords } from './kind.ts'

/*
 * Every kind of coupon, with the parts that its folder holds. Add a new kind to `shapes`, and the compiler
 * asks for a row in each of the other tables. The bundler leaves out the tables that a page does not use:
 * pricing loads `pricing` only.
 */

/** The fields of each kind besides those of every coupon. Its key is the kind's name at the wire. */
export const shapes = {
  percent: percentShape,
  flat: flatShape,
  gift: giftShape,
  'cheapest-free': cheapestFreeShape,
  'nth-unit': nthUnitShape,
  'spend-tiers': spendTiersShape,
}

export type CouponKind = keyof typeof shapes

/** How each kind is priced. */
export const pricing: { readonly [K in CouponKind]: KindPricing<K> } = {
  percent: percentPricing,
  flat: flatPricing,
  gift: giftPricing,
  'cheapest-free': cheapestFreePricing,
  'nth-unit': nthUnitPricing,
  'spend-tiers': spendTiersPricing,
}

/** How each kind is read from the wire and written to it. */
export const wires: { readonly [K in CouponKind]: KindWire<K> } = {
  percent: percentWire,
  flat: flatWire,
  gift: giftWire,
  'cheapest-free': cheapestFreeWire,
  'nth-unit': nthUnitWire,
  'spend-tiers': spendTiersWire,
}

/** How each kind's values are linted. */
export const lints: { readonly [K in CouponKind]: KindLint<K> } = {
  percent: percentLint,
  flat: flatLint,
  gift: giftLint,
  'cheapest-free': cheapestFreeLint,
  'nth-unit': nthUnitLint,
  'spend-tiers': spendTiersLint,
}

/** What a coupon of each kind offers, in words. */
export const words: { readonly [K in CouponKind]: KindWords<K> } = {
  percent: percentWords,
  flat: flatWords,
  gift: giftWords,
  'cheapest-free': cheapestFreeWords,
  'nth-unit': nthUnitWords,
  'spend-tiers': spendTiersWords,
}
