import { countries, type CountryCode } from '../countries/countries.ts'

/**
 * What stands beside the word "Total" (§4.65). Shoppers in the US and Canada expect sales tax to be added at checkout.
 * The shop charges none, and says so. Once it must collect sales tax, totals need a line for it.
 */
export function taxNote(country: CountryCode): string {
  return countries[country].tax === 'included' ? 'including tax' : 'No sales tax is charged'
}

/** The same as a sentence, below the figures of an order. */
export function taxSentence(country: CountryCode): string {
  return countries[country].tax === 'included' ? 'All prices include tax.' : `${taxNote(country)}.`
}
