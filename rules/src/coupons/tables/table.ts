import { baseShape, type CouponBase } from '../parts/base.ts'
import * as cheapestFree from '../kinds/cheapestFree.ts'
import { hasFields } from '../parts/fields.ts'
import * as flat from '../kinds/flat.ts'
import * as gift from '../kinds/gift.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import type { CouponKind } from './names.ts'
import * as nthUnit from '../kinds/nthUnit.ts'
import * as percent from '../kinds/percent.ts'
import * as spendTiers from '../kinds/spendTiers.ts'

/*
 * Every kind of coupon, with the parts that its file exports. Add a new kind to names.ts, and the compiler asks for a
 * row in each table. There are five tables, because the bundler leaves out those that a page does not use: pricing loads
 * `pricings` only.
 */

/** The fields of each kind besides those of every coupon. */
export const shapes = {
  percent: percent.shape,
  flat: flat.shape,
  gift: gift.shape,
  'cheapest-free': cheapestFree.shape,
  'nth-unit': nthUnit.shape,
  'spend-tiers': spendTiers.shape,
} as const satisfies Record<CouponKind, unknown>

type Own<K extends CouponKind> = KindFields<K, (typeof shapes)[K]>

/** The fields of one of the kinds besides those of every coupon. */
export type OwnFields = { [K in CouponKind]: Own<K> }[CouponKind]

/** A coupon of one kind. */
export type CouponOf<K extends CouponKind> = CouponBase & Own<K>

export type Coupon = { [K in CouponKind]: CouponOf<K> }[CouponKind]

/** How each kind is priced. */
export const pricings: { readonly [K in CouponKind]: KindPricing<Own<K>> } = {
  percent: percent.pricing,
  flat: flat.pricing,
  gift: gift.pricing,
  'cheapest-free': cheapestFree.pricing,
  'nth-unit': nthUnit.pricing,
  'spend-tiers': spendTiers.pricing,
}

/** How each kind is read from the wire and written to it. */
export const wires: { readonly [K in CouponKind]: KindWire<Own<K>> } = {
  percent: percent.wire,
  flat: flat.wire,
  gift: gift.wire,
  'cheapest-free': cheapestFree.wire,
  'nth-unit': nthUnit.wire,
  'spend-tiers': spendTiers.wire,
}

/** What a coupon of each kind offers, in words. */
export const words: { readonly [K in CouponKind]: KindWords<Own<K>> } = {
  percent: percent.words,
  flat: flat.words,
  gift: gift.words,
  'cheapest-free': cheapestFree.words,
  'nth-unit': nthUnit.words,
  'spend-tiers': spendTiers.words,
}

/** How each kind's values are linted. */
export const lints: { readonly [K in CouponKind]: KindLint<Own<K>> } = {
  percent: percent.lint,
  flat: flat.lint,
  gift: gift.lint,
  'cheapest-free': cheapestFree.lint,
  'nth-unit': nthUnit.lint,
  'spend-tiers': spendTiers.lint,
}

function isKind(value: unknown): value is CouponKind {
  return typeof value === 'string' && Object.hasOwn(shapes, value)
}

/** Whether an unknown value, from storage or an import, is a coupon of a known kind. */
export function isCoupon(value: unknown): value is Coupon {
  return hasFields(value, { ...baseShape, kind: isKind }) && hasFields(value, shapes[value.kind])
}
