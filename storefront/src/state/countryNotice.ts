import { countries, countryInText, type CountryCode } from '@stemside/rules'
import type { Notice } from './notices.ts'

/**
 * What a shopper should know after a change of country.
 * @param gift - name of the free gift that the shopper had chosen. It is removed, because its
 * coupon belongs to the old country. @default none
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

/**
 * The notice that another country's prices could not be fetched, so that everything stays as it
 * was.
 */
export function countryNotFetched(country: CountryCode): Notice {
  return {
    id: 'country-changed',
    message: `The prices for ${countryInText(country)} could not be fetched. Please try again.`,
  }
}
