import { countries, type CountryCode } from '../countries/countries.ts'

/** A country's free-gift coupon; undefined if it has none. Source: §9.20. */
export function giftCouponCode(country: CountryCode): string | undefined {
  return countries[country].coupons.gift
}
