import type { CountryCode } from '../countries/countries.ts'
import { formatMoney } from '../countries/money.ts'
import { shops } from '../countries/shops.ts'
import type { MinorUnits } from '../money.ts'

/** The listing's price filter: every country has its own bounds. */
export const priceBands = ['allPrices', 'low', 'middle', 'high'] as const
export type PriceBand = (typeof priceBands)[number]

/** The bands of a price, without "all prices". */
export const budgets = priceBands.filter((band) => band !== 'allPrices')

/** Whether a price is in a band. A price at the bound of two bands is in the upper one. */
export function fitsPrice(price: MinorUnits, band: PriceBand, country: CountryCode): boolean {
  const [from, to] = shops[country].middlePrices
  switch (band) {
    case 'allPrices':
      return true
    case 'low':
      return price < from
    case 'middle':
      return price >= from && price < to
    case 'high':
      return price >= to
  }
}

/** "Under $25", "$25 to $75", "$75 and more". */
export function priceBandLabel(band: PriceBand, country: CountryCode): string {
  const [from, to] = shops[country].middlePrices.map((bound) =>
    formatMoney(bound, country).replace(/\.0+$/, ''),
  )
  switch (band) {
    case 'allPrices':
      return 'All prices'
    case 'low':
      return `Under ${from}`
    case 'middle':
      return `${from} to ${to}`
    case 'high':
      return `${to} and more`
  }
}
