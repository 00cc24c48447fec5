import { countries, type CountryCode } from '../countries/countries.ts'

/** What stands beside the word "Total" (§4.65). Where prices are before tax, the shop charges none (decision 383). */
export function taxNote(country: CountryCode): string {
  return countries[country].tax === 'included' ? 'including tax' : 'No sales tax is charged'
}

/** The same as a sentence, below the figures of an order. */
export function taxSentence(country: CountryCode): string {
  return countries[country].tax === 'included' ? 'All prices include tax.' : `${taxNote(country)}.`
}
