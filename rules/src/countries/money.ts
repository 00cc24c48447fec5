import { amountIn, formatAmount, formatBriefly, type MinorUnits } from '../money.ts'
import { countries, type CountryCode } from './countries.ts'

/**
 * An amount written by hand in data: `money('97.48', 'US')`. @throws RulesError for a text that is no amount.
 */
export function money(text: string, country: CountryCode): MinorUnits {
  return amountIn(countries[country].currency, text)
}

/** An amount as shoppers of a country read it: "$97.48", "₹1,23,456", "AED 343.50". */
export function formatMoney(amount: MinorUnits, country: CountryCode): string {
  return formatAmount(amount, countries[country].currency)
}

/**
 * The amount of an offer or a threshold, as shoppers of a country read it: "$75", "$74.99". Prices and totals
 * use `formatMoney`, so that their figures stand under each other.
 */
export function formatMoneyBriefly(amount: MinorUnits, country: CountryCode): string {
  return formatBriefly(amount, countries[country].currency)
}
