import type { CountryCode } from '../countries.ts'
import { formatMoney, money, type MinorUnits } from '../money.ts'

/** The listing's price filter: every country has its own bounds. */
export const priceBands = ['allPrices', 'low', 'middle', 'high'] as const
export type PriceBand = (typeof priceBands)[number]

/** Where the middle band begins and ends, in minor units: a craft kit lies below it, a bundle above. */
const middleBand: Readonly<Record<CountryCode, readonly [from: MinorUnits, to: MinorUnits]>> = {
  IN: [money('1000'), money('3000')],
  US: [money('25'), money('75')],
  GB: [money('20'), money('60')],
  CA: [money('30'), money('90')],
  AE: [money('100'), money('300')],
}

/** A price lies in the band that it begins: what costs exactly a bound is in the band above it. */
export function fitsPrice(price: MinorUnits, band: PriceBand, country: CountryCode): boolean {
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
