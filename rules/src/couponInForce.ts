import type { CountryCode } from './countries/countries.ts'
import type { MinorUnits } from './money.ts'
import type { Coupon } from './pricing/types.ts'

/**
 * Whether a coupon counts on goods of this value, as far as that does not depend on their skus. Pages without
 * a cart use it. It stays out of the folders `pricing` and `coupons`, which are in the chunk of the cart
 * (storefront/vite/chunks.ts).
 */
export function isInForce(
  { isActive, countries, minimums }: Coupon,
  country: CountryCode,
  listTotal: MinorUnits,
): boolean {
  if (!isActive || !countries.includes(country)) return false
  const minimum = minimums[country]
  return minimum === undefined ? Object.keys(minimums).length === 0 : listTotal >= minimum
}
