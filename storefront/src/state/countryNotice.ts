import { countries, countryInText, type CountryCode } from '@stemside/rules'
import type { Notice } from './notices.ts'

/** What another country means for a shopper who was in one before. */
export function countryNotice(country: CountryCode): Notice {
  return {
    id: 'country-changed',
    message: `Prices and coupons are now for ${countryInText(country)}, in ${countries[country].currency}. Your cart is as you left it.`,
  }
}

/** Another country's prices did not come: everything stays as it was. */
export function countryNotFetched(country: CountryCode): Notice {
  return {
    id: 'country-changed',
    message: `The prices for ${countryInText(country)} could not be fetched. Please try again.`,
  }
}
