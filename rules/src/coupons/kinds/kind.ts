import type { CountryCode } from '../../countries/countries.ts'
import type { MinorUnits, Share } from '../../money.ts'
import type { WireCoupon } from '../../contract/wire.ts'
import type { CouponOf, ShapeOf } from './shapes.ts'
import type { CouponKind } from './table.ts'

/** A line that a coupon counts on. */
export interface CouponLine {
  readonly units: number
  /** What the combos leave of its list total, in minor units. */
  readonly left: MinorUnits
}

/** What pricing a coupon may depend on besides the lines. */
export interface CouponFacts {
  readonly quantum: number
  /** Goods at selling prices, before combos and coupon. */
  readonly listTotal: MinorUnits
}

/** What pricing needs of a kind. */
export interface KindPricing<K extends CouponKind> {
  /** Whether its values can be taken off: amounts in whole quanta, shares of 0 to 100 %. */
  isSound(coupon: CouponOf<K>, quantum: number): boolean
  /** What it takes off each line, and never more than is left of one. */
  savingPerLine<L extends CouponLine>(
    coupon: CouponOf<K>,
    lines: readonly L[],
    facts: CouponFacts,
  ): readonly Share<L>[]
  /** Whether it applies without taking anything off, because it lets the shopper choose a free gift. */
  readonly bringsGift: boolean
}

/** The fields of the wire that every coupon has, whatever its kind. */
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

/** The fields of the wire that a kind fills: all others of `couponSchema`. */
export type WireFields = Omit<WireCoupon, CommonWireField>

/** How a kind is read from the wire and written to it. @throws RulesError from `read`. */
export interface KindWire<K extends CouponKind> {
  read(wire: WireCoupon): ShapeOf<K>
  write(coupon: CouponOf<K>): WireFields
}

/** Whether the values of a coupon in the shop's list are a mistake: nothing off, or more than everything. */
export type KindLint<K extends CouponKind> = (coupon: CouponOf<K>) => boolean

/** What it offers, in a few words: "30% off". */
export type KindWords<K extends CouponKind> = (coupon: CouponOf<K>, country: CountryCode) => string
