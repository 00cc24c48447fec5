import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import {
  pullLever,
  slotCoupons,
  slotHeading,
  slotTimes,
  winningIndex,
  type SlotIndex,
} from './slotMachine.ts'

const million30: Coupon = {
  kind: 'percent',
  basisPoints: 3000,
  code: '1MILLION30',
  countries: ['US', 'IN'],
  minimums: { US: minor(4900), IN: minor(199_800) },
  isActive: true,
  skus: [],
}
const loss = { kind: 'loss', heading: 'Oops! No luck today.' }
const jackpot = { kind: 'win', heading: 'OMG! Jackpot!', code: '1MILLION30', basisPoints: 3000 }

describe('the slot machine (§4.12, §9.22)', () => {
  it.each<[string, Coupon | undefined, CountryCode, boolean, object]>([
    ['the coupon is in the list', million30, 'US', false, { ...jackpot, minimum: 4900 }],
    ['in India, from its own minimum', million30, 'IN', false, { ...jackpot, minimum: 199_800 }],
    ['without a minimum', { ...million30, minimums: {} }, 'US', false, { ...jackpot, minimum: 0 }],
    ['it is not in the list', undefined, 'US', false, loss],
    ['it is used up', million30, 'US', true, loss],
    ['it is over', { ...million30, isActive: false }, 'US', false, loss],
    ['it is for other countries', million30, 'GB', false, loss],
    ['it is no percentage', { ...million30, kind: 'gift' }, 'US', false, loss],
  ])('%s: the lever gives $4', (_, coupon, country, isUsedUp, expected) => {
    expect(pullLever(coupon, country, isUsedUp)).toStrictEqual(expected)
  })

  it.each<[SlotIndex, string, string]>([
    [0, 'YAY!', '1MILLION10'],
    [1, 'YAY!', '1MILLION15'],
    [2, 'YAY!', '1MILLION20'],
    [3, 'OMG! Jackpot!', '1MILLION25'],
    [4, 'OMG! Jackpot!', '1MILLION30'],
  ])('index %i shows %s', (index, heading, code) => {
    expect(slotHeading(index)).toBe(heading)
    expect(slotCoupons[index]).toBe(code)
    expect(pullLever(million30, 'US', false, index)).toMatchObject({ heading, code })
  })

  it('always stops at the last of five coupons, spins for 2 s and shows the result after 4 s (§9.5)', () => {
    expect(slotCoupons[winningIndex]).toBe(slotCoupons.at(-1))
    expect(slotTimes).toEqual({ spin: 2000, result: 4000 })
  })
})
