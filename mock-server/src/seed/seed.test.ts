import { countryCodes, lintBanners, lintCatalogue, lintCoupons } from '@stemside/rules'
import { coupons as sampleCoupons } from '@stemside/rules/fixtures'
import { describe, expect, it } from 'vitest'
import { coupons, seedCoupons } from './coupons.ts'
import { seedPrices } from './prices.ts'

describe('the seed', () => {
  it.each(countryCodes)('has no mistake in its prices and combos: %s', (country) => {
    const prices = Object.fromEntries(
      Object.entries(seedPrices()).map(([sku, row]) => [sku, row.prices[country]]),
    )
    expect(lintCatalogue({ priceList: { country, prices } })).toEqual([])
  })

  it('has no mistake in its coupons', () => {
    expect(lintCoupons(coupons)).toEqual([])
  })

  it('keeps what the banners promise', () => {
    expect(lintBanners(coupons)).toEqual([])
  })

  it('has the coupons that the rules lab shows', () => {
    const { EVERYTHING: _onlyInTests, ...shown } = sampleCoupons
    expect(seedCoupons()).toEqual(shown)
  })
})
