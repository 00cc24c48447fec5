import { countryCodes, type CountryCode } from '../countries/countries.ts'
import { shapeFromWire, valueToWire } from '../coupons/tables/wire.ts'
import type { Coupon } from '../pricing/types.ts'
import { moneyFromWire, moneyToWire } from './money.ts'
import type { WireCoupon } from './wire.ts'

/** The wire's `coupon_use_time` and the shop's own; any other value means that use is not limited. */
const useTypes = new Map<string, NonNullable<Coupon['useType']>>([
  ['ONE-SKU-QUANTITY', 'one-sku-quantity'],
  ['ONE-TIME-PER-EMAIL', 'one-time-per-email'],
])

/**
 * A coupon of /get_coupon, whose code is plain, or of /get_all_coupons, where `code` is the code's hash.
 * @throws RulesError for an invalid amount.
 */
export function couponFromWire(wire: WireCoupon): Coupon {
  const useType = useTypes.get(wire.coupon_use_time)
  const base = {
    code: wire.coupon_code,
    countries: wire.country,
    minimums: mapCountries(wire.minimum_cart_values, (value, country) =>
      moneyFromWire(value, country, `minimum_cart_values.${country}`),
    ),
    isActive: wire.is_active === 1 && wire.is_applicable && wire.status !== 'failed',
    skus: wire.sku
      .split(',')
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
    ...(useType === undefined ? {} : { useType }),
  }
  return { ...base, ...shapeFromWire(wire) }
}

/** The coupons of /get_all_coupons whose `is_active` is 1 (§5.11). */
export function activeCouponsFromWire(list: readonly WireCoupon[]): Coupon[] {
  return list.filter((wire) => wire.is_active === 1).map(couponFromWire)
}

/** A coupon in its wire form. `code` is sent as it is: plain, or a hash. */
export function couponToWire(coupon: Coupon, code: string = coupon.code): WireCoupon {
  return {
    coupon_code: code,
    ...valueToWire(coupon),
    discountType: coupon.kind,
    status: 'success',
    is_applicable: coupon.isActive,
    country: [...coupon.countries],
    minimum_cart_values: mapCountries(coupon.minimums, moneyToWire),
    is_active: coupon.isActive ? 1 : 0,
    coupon_use_time: coupon.useType?.toUpperCase() ?? '',
    sku: coupon.skus.join(','),
  }
}

function mapCountries<From, To>(
  values: Readonly<Partial<Record<CountryCode, From | undefined>>>,
  map: (value: From, country: CountryCode) => To,
): Partial<Record<CountryCode, To>> {
  const result: Partial<Record<CountryCode, To>> = {}
  for (const country of countryCodes) {
    const value = values[country]
    if (value !== undefined) result[country] = map(value, country)
  }
  return result
}
