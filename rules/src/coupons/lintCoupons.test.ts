import { describe, expect, it } from 'vitest'
import { coupons } from '../../fixtures/coupons.ts'
import { countryCodes } from '../countries/countries.ts'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import { lintCoupons } from './lintCoupons.ts'
import { referralCouponCode } from './referral.ts'

const { EVERYTHING, GIFT99, ONEKIT10, REF10, REF400, SPRING30, WELCOME10 } = coupons

describe('mistakes in coupons', () => {
  it('are not found in the list of the shop', () => {
    expect(lintCoupons(Object.values(coupons))).toEqual([])
  })

  it.each(Object.entries(coupons))('has %s under its own code', (key, { code }) => {
    expect(code).toBe(key)
  })

  it.each(countryCodes)(
    'has the referral coupon of every country that names one: %s',
    (country) => {
      const code = referralCouponCode(country)
      expect(code === undefined || Object.hasOwn(coupons, code)).toBe(true)
    },
  )

  const minimum = 'lacks a minimum for one of its countries, or has one that cannot be charged'
  const value = 'has a value that cannot be taken off'
  it.each<[string, Coupon, string | undefined]>([
    ['not upper-cased', { ...SPRING30, code: 'spring30' }, 'is not trimmed and upper-cased'],
    ['no country', { ...SPRING30, countries: [] }, 'counts in no country'],
    ['an unknown sku', { ...ONEKIT10, skus: ['plugo_count', 'nothing'] }, 'names an unknown sku'],
    ['a prototype key as sku', { ...ONEKIT10, skus: ['constructor'] }, 'names an unknown sku'],
    [
      'limits the gamepad',
      { ...ONEKIT10, skus: ['plugo_count', 'plugo_gamepad'] },
      'limits the gamepad to one, and kits may need more',
    ],
    ['counts on gamepads without limit', { ...SPRING30, skus: ['plugo_gamepad'] }, undefined],
    ['limits no sku', { ...ONEKIT10, skus: [] }, 'limits skus and names none'],
    ['no minimum for one country', { ...WELCOME10, minimums: { US: minor(4900) } }, minimum],
    [
      'a minimum off the rupee',
      { ...WELCOME10, countries: ['IN'], minimums: { IN: minor(199850) } },
      minimum,
    ],
    [
      'a minimum below nothing',
      { ...WELCOME10, countries: ['US'], minimums: { US: minor(-1) } },
      minimum,
    ],
    ['0 %', { ...SPRING30, basisPoints: 0 }, value],
    ['101 %', { ...SPRING30, basisPoints: 10_100 }, value],
    ['a fraction of a basis point', { ...SPRING30, basisPoints: 12.5 }, value],
    ['100 %', EVERYTHING, undefined],
    ['flat for two countries', { ...REF10, countries: ['US', 'GB'], minimums: {} }, value],
    ['flat nothing', { ...REF10, amount: minor(0) }, value],
    ['flat below nothing', { ...REF10, amount: minor(-100) }, value],
    ['flat off the rupee', { ...REF400, amount: minor(39950) }, value],
    [
      'a gift although the chooser has another',
      { ...GIFT99, countries: ['US', 'GB'], minimums: {} },
      value,
    ],
  ])('%s: lint says $2', (_case, coupon, reason) => {
    const found = lintCoupons([coupon])
    expect(found).toEqual(reason === undefined ? [] : [{ path: `coupons.${coupon.code}`, reason }])
  })

  it.each<Coupon>([
    { ...REF10, countries: [], minimums: {} },
    { ...coupons.MORE20, countries: [] },
  ])('lint refuses $code without a country', (coupon) => {
    expect(lintCoupons([coupon]).map(({ reason }) => reason)).toEqual([
      'counts in no country',
      value,
    ])
  })

  it('lint refuses the same code twice', () => {
    expect(lintCoupons([SPRING30, SPRING30])).toEqual([
      { path: 'coupons.SPRING30', reason: 'is listed twice' },
    ])
  })

  it('lint refuses skus that the shop does not have', () => {
    const products = { a: { name: 'A', line: 'tacto', kind: 'toy', sold: true } } as const
    expect(lintCoupons([{ ...ONEKIT10, skus: ['a'] }], products)).toEqual([])
    expect(lintCoupons([ONEKIT10], products)).toHaveLength(1)
  })
})
