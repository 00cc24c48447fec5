import { describe, expect, it } from 'vitest'
import { coupons } from '../../../fixtures/coupons.ts'
import { nothing } from '../../money.ts'
import { isCoupon, type Coupon } from './table.ts'

describe('reading a coupon from storage or an import', () => {
  it.each<[string, Coupon]>(Object.entries(coupons))('accepts %s', (_code, coupon) => {
    const stored: unknown = JSON.parse(JSON.stringify(coupon))
    expect(isCoupon(stored)).toBe(true)
  })

  it.each<[string, Coupon]>([
    ['a share of 0', { ...coupons.SPRING30, basisPoints: 0 }],
    ['an amount of 0', { ...coupons.REF10, amount: nothing }],
  ])('accepts %s, although it takes nothing off', (_case, coupon) => {
    expect(isCoupon(coupon)).toBe(true)
  })

  const { SPRING30, REF10, BUY3PAY2, SECOND50, MORE20, GIFT99 } = coupons

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'SPRING30'],
    ['a code that is no text', { ...SPRING30, code: 30 }],
    ['a country that is not sold to', { ...SPRING30, countries: ['US', 'FR'] }],
    ['countries that are no list', { ...SPRING30, countries: 'US' }],
    ['a minimum of another country', { ...SPRING30, minimums: { FR: 100 } }],
    ['a negative minimum', { ...SPRING30, minimums: { US: -1 } }],
    ['no minimums', { ...SPRING30, minimums: null }],
    ['minimums that are a number', { ...SPRING30, minimums: 49 }],
    ['minimums that are a text', { ...SPRING30, minimums: '49' }],
    ['neither active nor inactive', { ...SPRING30, isActive: 1 }],
    ['a sku that is no text', { ...SPRING30, skus: [1] }],
    ['an unknown use', { ...SPRING30, useType: 'twice' }],
    ['no kind', { ...GIFT99, kind: undefined }],
    ['a list of kinds', { ...SPRING30, kind: ['percent'] }],
    ['an unknown kind', { ...GIFT99, kind: 'toString' }],
    ['a share that is a fraction', { ...SPRING30, basisPoints: 0.5 }],
    ['a share below 0', { ...SPRING30, basisPoints: -1 }],
    ['an amount that is a text', { ...REF10, amount: '10' }],
    ['no count of units', { ...BUY3PAY2, every: undefined }],
    ['no share for the n-th unit', { ...SECOND50, basisPoints: undefined }],
    ['a tier without a threshold', { ...MORE20, tiers: [{ basisPoints: 1000 }] }],
    ['a tier that is null', { ...MORE20, tiers: [null] }],
  ])('refuses %s', (_case, value) => {
    expect(isCoupon(value)).toBe(false)
  })
})
