import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import { couponNotBeatenBy } from './couponNotBeatenBy.ts'
import { bannerFor } from './banner.ts'

const noSeason = '2026-05-05'

describe('an applied coupon beside the Welcome banner (§2.59)', () => {
  it.each<[string, CountryCode, Coupon | undefined, string, string | undefined]>([
    ['30 % against 10 %', 'US', coupons.SPRING30, '', 'SPRING30'],
    ['20 % against 10 % in India', 'IN', coupons.RAKHI20, '', 'RAKHI20'],
    ['the offer itself', 'US', coupons.WELCOME10, '2 orboot', undefined],
    ['as much as the offer', 'US', { ...coupons.WELCOME10, code: 'OTHER' }, '2 orboot', 'OTHER'],
    ['no coupon', 'US', undefined, '', undefined],
    ['an amount, which depends on the cart', 'US', coupons.REF10, '2 orboot', undefined],
    ['a gift', 'US', coupons.GIFT99, '3 orboot', undefined],
    ['on some toys only', 'IN', coupons.REPUBLIC20, '1 stemwizpack', undefined],
    ['inactive', 'US', { ...coupons.SPRING30, isActive: false }, '', undefined],
    ['of other countries', 'IN', coupons.SPRING30, '', undefined],
    ['no minimum for this country', 'AE', coupons.HOLIDAY30, '9 orboot', undefined],
    [
      'a minimum for other countries only',
      'AE',
      { ...coupons.SPRING30, minimums: { US: minor(1) } },
      '9 orboot',
      undefined,
    ],
    [
      'a minimum for other countries only, while the banner offers less',
      'GB',
      { ...coupons.SPRING30, minimums: { US: minor(1) } },
      '9 orboot',
      undefined,
    ],
    [
      'exactly at its minimum',
      'US',
      { ...coupons.SPRING30, minimums: { US: minor(4549) } },
      '1 orboot',
      'SPRING30',
    ],
    ['below its minimum', 'US', coupons.HOLIDAY30, '1 orboot', undefined],
    ['at its minimum', 'US', coupons.HOLIDAY30, '2 orboot', 'HOLIDAY30'],
    [
      'at its minimum only with what does not sell here',
      'US',
      coupons.HOLIDAY30,
      '1 orboot, 9 unknown_toy',
      undefined,
    ],
  ])('%s: $4', (_case, country, coupon, cart, code) => {
    const banner = bannerFor({ country, date: noSeason })
    expect(banner.id).toBe('welcome')
    expect(couponNotBeatenBy(banner, coupon, cartOf(cart), shops[country])?.code).toBe(code)
  })

  it('is undefined if one of two offers is larger', () => {
    const banner = bannerFor({ country: 'US', date: '2026-12-10' })
    expect(banner.offers.map(({ basisPoints }) => basisPoints)).toEqual([1500, 3000])
    expect(couponNotBeatenBy(banner, coupons.STEM20, cartOf('9 orboot'), shops.US)).toBeUndefined()
  })

  it('is the coupon that the best of two offers does not beat', () => {
    const banner = bannerFor({ country: 'US', date: '2026-12-10' })
    expect(couponNotBeatenBy(banner, coupons.SPRING30, cartOf(''), shops.US)?.code).toBe('SPRING30')
  })

  it('has its code and its percentage', () => {
    const banner = bannerFor({ country: 'US', date: noSeason })
    expect(couponNotBeatenBy(banner, coupons.SPRING30, cartOf(''), shops.US)).toEqual({
      code: 'SPRING30',
      basisPoints: 3000,
    })
  })
})
