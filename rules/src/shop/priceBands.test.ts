import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { fitsPrice, priceBandLabel, priceBands, type PriceBand } from './priceBands.ts'

describe('the bands of the price filter', () => {
  it.each<[price: number, country: CountryCode, bands: PriceBand[]]>([
    [24_99, 'US', ['allPrices', 'low']],
    [25_00, 'US', ['allPrices', 'middle']],
    [74_99, 'US', ['allPrices', 'middle']],
    [75_00, 'US', ['allPrices', 'high']],
    [999_00, 'IN', ['allPrices', 'low']],
    [2499_00, 'IN', ['allPrices', 'middle']],
    [4499_00, 'IN', ['allPrices', 'high']],
  ])('%i in %s lies in %j', (price, country, bands) => {
    expect(priceBands.filter((band) => fitsPrice(minor(price), band, country))).toEqual(bands)
  })

  it.each<[CountryCode, string[]]>([
    ['US', ['All prices', 'Under $25', '$25 to $75', '$75 and more']],
    ['IN', ['All prices', 'Under ₹1,000', '₹1,000 to ₹3,000', '₹3,000 and more']],
    ['AE', ['All prices', 'Under AED 100', 'AED 100 to AED 300', 'AED 300 and more']],
  ])('are labelled in %s: %j', (country, labels) => {
    expect(
      priceBands.map((band) => priceBandLabel(band, country).replaceAll('\u00a0', ' ')),
    ).toEqual(labels)
  })
})
