import type { CountryCode } from '../../countries/countries.ts'
import type { MinorUnits, Share } from '../../money.ts'
import type { WireCoupon } from '../../contract/wire.ts'
import type { CouponBase } from './base.ts'
import type { Fields, ValuesOf } from './fields.ts'

/** What a kind adds to the fields of every coupon: its own fields, and its name at the wire. */
export type KindFields<Name extends string, S extends Fields> = ValuesOf<S> & {
  readonly kind: Name
}

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

/** How a kind is priced. */
export interface KindPricing<Own> {
  /** Whether its values are valid: amounts in whole quanta, shares of 0 to 100 %. */
  isSound(coupon: CouponBase & Own, quantum: number): boolean
  /** What it takes off each line. It never takes more than the line costs. */
  savingPerLine<L extends CouponLine>(
    coupon: CouponBase & Own,
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
export interface KindWire<Own> {
  read(wire: WireCoupon): Own
  write(coupon: CouponBase & Own): WireFields
}

/** Whether a coupon of the shop's list has values that must be a mistake, such as 0 % or more than 100 %. */
export type KindLint<Own> = (coupon: CouponBase & Own) => boolean

/** The coupon's offer in a few words: "30% off". */
export type KindWords<Own> = (coupon: CouponBase & Own, country: CountryCode) => string
