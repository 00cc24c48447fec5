import type { CountryCode } from '../countries.ts'
import { formatMoney, type Minor } from '../money.ts'

/** The listing's price filter: every country has its own bounds. */
export const priceBands = ['allPrices', 'low', 'middle', 'high'] as const
export type PriceBand = (typeof priceBands)[number]

/** Where the middle band begins and ends, in minor units: a craft kit lies below it, a bundle above. */
const middleBand: Readonly<Record<CountryCode, readonly [from: Minor, to: Minor]>> = {
  IN: [1000_00, 3000_00],
  US: [25_00, 75_00],
  GB: [20_00, 60_00],
  CA: [30_00, 90_00],
  AE: [100_00, 300_00],
}

/** A price lies in the band that it begins: what costs exactly a bound is in the band above it. */
export function fitsPrice(price: Minor, band: PriceBand, country: CountryCode): boolean {
  const [from, to] = middleBand[country]
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
  const [from, to] = middleBand[country].map((bound) =>
    formatMoney(bound, country).replace(/\.00$/, ''),
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
