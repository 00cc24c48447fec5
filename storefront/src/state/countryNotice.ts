import { countries, type CountryCode } from '@stemside/rules'
import type { Notice } from './notices.ts'

/** What another country means for a shopper who was in one before. */
export function countryNotice(country: CountryCode): Notice {
  const { name, currency } = countries[country]
  return {
    id: 'country-changed',
    message: `Prices and coupons are now for ${name}, in ${currency}. Your cart is as you left it.`,
  }
}
