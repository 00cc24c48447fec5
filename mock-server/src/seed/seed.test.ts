import {
  type CountryCode,
  countryCodes,
  lintBanners,
  lintCatalogue,
  lintCoupons,
} from '@stemside/rules'
import { coupons as fixtureCoupons, priceBook } from '@stemside/rules/fixtures'
import { describe, expect, it } from 'vitest'
import { coupons, seedCoupons } from './coupons.ts'
import { seedPrices } from './prices.ts'

function pricesIn(country: CountryCode) {
  const rows = Object.entries(seedPrices())
  return Object.fromEntries(rows.map(([sku, { prices }]) => [sku, prices[country]]))
}

describe('the seed', () => {
  it.each(countryCodes)('has no mistake in its prices and combos: %s', (country) => {
    const priceList = { country, prices: pricesIn(country) }
    expect(lintCatalogue({ priceList })).toEqual([])
  })

  it('has no mistake in its coupons', () => {
    expect(lintCoupons(coupons)).toEqual([])
  })

  it('keeps what the banners promise', () => {
    expect(lintBanners(coupons)).toEqual([])
  })

  it.each(countryCodes)(
    'has the prices of the fixtures that `npm run fixtures` writes: %s',
    (country) => {
      expect(priceBook[country]).toEqual({ country, prices: pricesIn(country) })
    },
  )

  it('has the coupons of the fixtures that `npm run fixtures` writes', () => {
    const { EVERYTHING: _onlyInTests, ...written } = fixtureCoupons
    expect(seedCoupons()).toEqual(written)
  })
})
