import type { CountryCode } from '../../countries/countries.ts'
import type { MinorUnits, Share } from '../../money.ts'
import type { WireCoupon } from '../../contract/wire.ts'
import type { CouponOf, ShapeOf } from './shapes.ts'
import type { CouponKind } from './table.ts'

/** A line that a coupon counts on. */
export interface CouponLine {
  readonly units: number
  /** Its list total less what combos take off, in minor units. */
  readonly left: MinorUnits
}

/** What a coupon's saving may depend on besides the lines. */
export interface CouponFacts {
  readonly quantum: number
  /** The value of goods at list prices, before combos and coupon. */
  readonly listTotal: MinorUnits
}

/** The part of a kind that pricing loads. */
export interface KindPricing<K extends CouponKind> {
  /** Whether its values are valid: amounts in whole quanta, shares of 0 to 100 %. */
  isSound(coupon: CouponOf<K>, quantum: number): boolean
  /** What it takes off each line. It never takes more than the line costs. */
  savingPerLine<L extends CouponLine>(
    coupon: CouponOf<K>,
    lines: readonly L[],
    facts: CouponFacts,
  ): readonly Share<L>[]
  /** Whether it brings a free gift, and so applies although it takes nothing off. */
  readonly bringsGift: boolean
}

/** The wire's fields that every coupon has. */
type CommonWireField =
  | 'coupon_code'
  | 'discountType'
  | 'status'
  | 'is_applicable'
  | 'country'
  | 'minimum_cart_values'
  | 'is_active'
  | 'coupon_use_time'
  | 'sku'

/** The wire's fields that only some kinds have: all others of `couponSchema`. */
export type WireFields = Omit<WireCoupon, CommonWireField>

/** Reads a kind's fields from the wire and writes them to it. `read` throws a RulesError. */
export interface KindWire<K extends CouponKind> {
  read(wire: WireCoupon): ShapeOf<K>
  write(coupon: CouponOf<K>): WireFields
}

/** Whether a coupon of the shop's list has values that must be a mistake, such as 0 % or more than 100 %. */
export type KindLint<K extends CouponKind> = (coupon: CouponOf<K>) => boolean

/** The coupon's offer in a few words: "30% off". */
export type KindWords<K extends CouponKind> = (coupon: CouponOf<K>, country: CountryCode) => string
