import { countries, countryInText, type CountryCode } from '@stemside/rules'
import type { Notice } from './notices.ts'

/**
 * What another country means for a shopper who was in one before.
 *
 * @param gift - name of the free gift that the shopper had chosen: its coupon is the old country's, so it
 *   does not come along. @default none was chosen
 */
export function countryNotice(country: CountryCode, gift?: string): Notice {
  const cart =
    gift === undefined
      ? 'Your cart is as you left it.'
      : `The free ${gift} that you chose stays behind; the rest of your cart is as you left it.`
  return {
    id: 'country-changed',
    message: `Prices and coupons are now for ${countryInText(country)}, in ${countries[country].currency.code}. ${cart}`,
  }
}

/** Another country's prices did not come: everything stays as it was. */
export function countryNotFetched(country: CountryCode): Notice {
  return {
    id: 'country-changed',
    message: `The prices for ${countryInText(country)} could not be fetched. Please try again.`,
  }
}
