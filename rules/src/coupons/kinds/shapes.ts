import type { Sku } from '../../catalogue/types.ts'
import { countryCodes, type CountryCode } from '../../countries/codes.ts'
import type { MinorUnits } from '../../money.ts'
import {
  hasFields,
  isAmount,
  isListOf,
  isText,
  isYesOrNo,
  type Check,
  type ValuesOf,
} from './fields.ts'
import { shapes, type CouponKind } from './table.ts'

const isCountry: Check<CountryCode> = (value): value is CountryCode =>
  countryCodes.some((code) => code === value)

const isSku: Check<Sku> = isText

type Minimums = Readonly<Partial<Record<CountryCode, MinorUnits>>>

const isMinimums: Check<Minimums> = (value): value is Minimums =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([country, amount]) => isCountry(country) && isAmount(amount))

const useTypes = ['one-sku-quantity', 'one-time-per-email'] as const
type UseType = (typeof useTypes)[number]

const isUseType: Check<UseType | undefined> = (value): value is UseType | undefined =>
  value === undefined || useTypes.some((known) => known === value)

const isKind: Check<CouponKind> = (value): value is CouponKind =>
  typeof value === 'string' && Object.hasOwn(shapes, value)

/** Every kind of coupon, as the wire names them. */
export const couponKinds: readonly CouponKind[] = /* @__PURE__ */ Object.keys(shapes).filter(isKind)

/** The fields of every coupon, whatever its kind. */
const baseShape = {
  kind: isKind,
  /** Trimmed and upper-cased. */
  code: isText,
  countries: isListOf(isCountry),
  /**
   * The minimum by country: the value of goods at list prices, before combos and coupon, from which it
   * applies. Where `minimums` has entries, it does not apply in a country without one.
   */
  minimums: isMinimums,
  isActive: isYesOrNo,
  /** How often it may be used. Without it, use is not limited. */
  useType: isUseType,
  /** The skus that it takes something off; all where empty. */
  skus: isListOf(isSku),
}

type CouponBase = Omit<ValuesOf<typeof baseShape>, 'kind' | 'useType'> & {
  readonly useType?: UseType
}

/** The fields that a kind adds to a coupon, and the kind's name. */
export type ShapeOf<K extends CouponKind> = ValuesOf<(typeof shapes)[K]> & { readonly kind: K }

/** A coupon of one kind. */
export type CouponOf<K extends CouponKind> = CouponBase & ShapeOf<K>

export type Coupon = { [K in CouponKind]: CouponOf<K> }[CouponKind]

/** Whether an unknown value, from storage or an import, is a coupon of a known kind. */
export function isCoupon(value: unknown): value is Coupon {
  return hasFields(value, baseShape) && hasFields(value, shapes[value.kind])
}
