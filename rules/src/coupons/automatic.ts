import { countries, type CountryCode } from '../countries/countries.ts'

/** The coupon that applies automatically in a country. Source: §9.17. */
export function automaticCouponCode(country: CountryCode): string {
  return countries[country].coupons.automatic.code
}

/**
 * The code to apply automatically: the country's, unless a coupon is applied or the shopper removed the
 * automatic one before (the storage key `removedAutoAddedCoupon`). Source: §4.20.
 */
export function couponToAutoApply(
  country: CountryCode,
  appliedCode: string | undefined,
  wasRemoved: boolean,
): string | undefined {
  return appliedCode === undefined && !wasRemoved ? automaticCouponCode(country) : undefined
}
