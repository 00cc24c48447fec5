import { describe, expect, it } from 'vitest'
import { coupons } from '../../fixtures/coupons.ts'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import { lintBanners } from './lintBanners.ts'

const all: readonly Coupon[] = Object.values(coupons)

/** The shop's coupons, one of them changed. */
function changed(code: string, change: (coupon: Coupon) => Coupon): readonly Coupon[] {
  return all.map((coupon) => (coupon.code === code ? change(coupon) : coupon))
}

describe('banners promise what coupons give (§9.17, §9.23 to §9.26)', () => {
  it('in every country', () => {
    expect(lintBanners(all)).toEqual([])
  })

  it.each<[string, readonly Coupon[], string]>([
    ['is gone', all.filter(({ code }) => code !== 'WELCOME10'), 'is no active coupon'],
    [
      'is over',
      changed('WELCOME10', (coupon) => ({ ...coupon, isActive: false })),
      'is no active coupon',
    ],
    [
      'left a country',
      changed('WELCOME10', (coupon) => ({ ...coupon, countries: ['US', 'GB', 'CA'] })),
      'does not count in this country',
    ],
    [
      'takes off less',
      changed('WELCOME10', (coupon) => ({ ...coupon, kind: 'percent', basisPoints: 500 })),
      'takes off another percentage',
    ],
    [
      'became an amount',
      changed('WELCOME10', (coupon) => ({ ...coupon, kind: 'flat', amount: minor(1000) })),
      'takes off another percentage',
    ],
    [
      'wants more',
      changed('WELCOME10', (coupon) => ({ ...coupon, minimums: { IN: minor(199_900) } })),
      'has another minimum',
    ],
    [
      'wants nothing any more',
      changed('WELCOME10', (coupon) => ({ ...coupon, minimums: {} })),
      'has another minimum',
    ],
    [
      'counts on bundles only',
      changed('WELCOME10', (coupon) => ({ ...coupon, skus: ['stemwizpack'] })),
      'counts on some goods only',
    ],
  ])('lint finds an offer that %s', (_, list, reason) => {
    expect(lintBanners(list)).toContainEqual({ path: 'welcome.IN.WELCOME10', reason })
  })

  it('lint names every banner that lacks its automatic coupon', () => {
    const paths = lintBanners(all.filter(({ code }) => code !== 'RAKHI20')).map(({ path }) => path)
    expect(paths).toEqual([
      'birthday.IN.RAKHI20',
      'back-to-school.IN.RAKHI20',
      'rakhi.IN.RAKHI20',
      'launch.IN.RAKHI20',
      'black-friday.IN.RAKHI20',
      'instagram.IN.RAKHI20',
    ])
  })

  it('lint finds an "up to" for a coupon that counts on everything', () => {
    const whole = changed('REPUBLIC20', (coupon) => ({ ...coupon, skus: [] }))
    expect(lintBanners(whole)).toEqual([
      { path: 'republic-day.IN.REPUBLIC20', reason: 'counts on some goods only' },
    ])
  })
})
