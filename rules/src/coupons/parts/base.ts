import type { Sku } from '../../catalogue/types.ts'
import { countryCodes, type CountryCode } from '../../countries/codes.ts'
import type { MinorUnits } from '../../money.ts'
import { isAmount, isListOf, isText, isYesOrNo, type Check, type ValuesOf } from './fields.ts'

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

/** The fields of every coupon besides its kind. */
export const baseShape = {
  /** Trimmed and upper-cased. */
  code: isText,
  countries: isListOf(isCountry),
  /**
   * The minimum by country: the value of goods at list prices, before combos and coupon, from which it
   * applies. If `minimums` has entries, it does not apply in a country without one.
   */
  minimums: isMinimums,
  isActive: isYesOrNo,
  /** How often it may be used. Without it, use is not limited. */
  useType: isUseType,
  /** The skus that it takes something off; all if empty. */
  skus: isListOf(isSku),
}

export type CouponBase = Omit<ValuesOf<typeof baseShape>, 'useType'> & {
  readonly useType?: UseType
}
