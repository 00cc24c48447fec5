import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import {
  appliesAtOnce,
  explainWaiting,
  takesOver,
  anywayLabel,
  type WaitingCoupon,
} from './givenCode.ts'

const {
  EVERYTHING,
  GIFT99,
  HOLIDAY30,
  ONEKIT10,
  RAKHI20,
  REF10,
  SPRING30,
  STEM20,
  TRYNEW,
  WELCOME10,
} = coupons
const million30 = coupons['1MILLION30']

/** In the US one Orboot costs $45.49, so that three are above the lever's minimum of $49. */
const below = '1 orboot'
const above = '3 orboot'

describe('a code that is typed or given (§4.22, §4.28)', () => {
  it.each<[string, CountryCode, string, Coupon | undefined, Coupon, boolean]>([
    ['nothing is in force', 'US', '', undefined, TRYNEW, true],
    ['it is in force already', 'US', '', SPRING30, SPRING30, true],
    ['an empty cart: nothing can be compared', 'US', '', SPRING30, EVERYTHING, false],
    ['it saves more', 'US', above, SPRING30, EVERYTHING, true],
    ['it saves the same', 'US', above, SPRING30, million30, true],
    ['it saves less', 'US', above, SPRING30, TRYNEW, false],
    ['its minimum is not reached', 'US', below, SPRING30, million30, false],
    ['neither reaches its minimum', 'US', below, HOLIDAY30, STEM20, false],
    ['its toys are not in the cart', 'US', below, HOLIDAY30, ONEKIT10, false],
    ['it saves more in India', 'IN', '2 orboot', RAKHI20, million30, true],
  ])('%s: the code is applied: $5', (_case, country, cart, current, given, isApplied) => {
    expect(appliesAtOnce(cartOf(cart), shops[country], current, given)).toBe(isApplied)
  })

  it('is not applied if the chosen free gift would leave the cart', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    expect(appliesAtOnce(cart, shops.US, GIFT99, EVERYTHING)).toBe(false)
  })
})

const waiting = (coupon: Coupon, isCompared = true): WaitingCoupon => ({
  coupon,
  from: 'lever',
  isCompared,
})

describe('a waiting coupon takes over (§4.28)', () => {
  it.each<[string, string, Coupon | undefined, WaitingCoupon, boolean]>([
    ['once nothing else is in force', '', undefined, waiting(TRYNEW), true],
    ['once it saves more', above, TRYNEW, waiting(SPRING30), true],
    ['not while it saves the same', above, SPRING30, waiting(million30), false],
    ['not while it saves less', above, SPRING30, waiting(TRYNEW), false],
    ['not on an empty cart', '', SPRING30, waiting(EVERYTHING, false), false],
    [
      'on the first lines, also with the same saving',
      above,
      SPRING30,
      waiting(million30, false),
      true,
    ],
    ['not on the first lines with less', below, SPRING30, waiting(million30, false), false],
    ['when the one in force falls below its minimum', below, million30, waiting(SPRING30), true],
  ])('%s', (_case, cart, current, one, isOver) => {
    expect(takesOver(cartOf(cart), shops.US, current, one)).toBe(isOver)
  })
})

describe('the reason why a coupon waits', () => {
  it.each<[string, string, Coupon, WaitingCoupon, string]>([
    [
      'saves less, from the lever',
      below,
      SPRING30,
      waiting(million30),
      'Won: 30% off from $49, $3.51 more. SPRING30 saves more on this cart now.',
    ],
    [
      'typed, below its minimum',
      below,
      SPRING30,
      { ...waiting(WELCOME10), from: 'typed' },
      'WELCOME10 is kept for later: 10% off from $49, $3.51 more. SPRING30 saves more on this cart now.',
    ],
    [
      'typed, below its minimum beside one that is below its own',
      below,
      HOLIDAY30,
      { ...waiting(WELCOME10), from: 'typed' },
      'WELCOME10 is kept for later: 10% off from $49, $3.51 more. It saves the same on this cart as HOLIDAY30.',
    ],
    [
      'typed, and saves less',
      above,
      SPRING30,
      { ...waiting(TRYNEW), from: 'typed' },
      'TRYNEW: 15% off. SPRING30 already saves you $20.47 more.',
    ],
    [
      'typed, for toys that the cart does not have',
      below,
      SPRING30,
      { ...waiting(ONEKIT10), from: 'typed' },
      'ONEKIT10 is kept for later: 10% off. ONEKIT10 works on Plugo Count and Plugo Letters, and your cart has none.',
    ],
    [
      'saves the same',
      above,
      SPRING30,
      { ...waiting(million30), from: 'replaced' },
      '1MILLION30: 30% off from $49. It saves the same on this cart as SPRING30.',
    ],
    [
      'an empty cart, from a friend’s link',
      '',
      SPRING30,
      { ...waiting(REF10), from: 'link' },
      'From your friend: $10 off from $30. You also have SPRING30: whichever saves more on your cart counts.',
    ],
    [
      'without a minimum, from the signup',
      above,
      SPRING30,
      { ...waiting({ ...TRYNEW, minimums: {} }), from: 'signup' },
      'For signing up: 15% off. SPRING30 saves more on this cart now.',
    ],
    [
      'a minimum of nothing',
      above,
      SPRING30,
      { ...waiting({ ...TRYNEW, minimums: { US: minor(0) } }), from: 'signup' },
      'For signing up: 15% off. SPRING30 saves more on this cart now.',
    ],
  ])('%s: $4', (_case, cart, current, one, sentence) => {
    expect(explainWaiting(cartOf(cart), shops.US, current, one)).toBe(sentence)
  })

  it('names the free gift that would be lost', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    expect(explainWaiting(cart, shops.US, GIFT99, waiting(EVERYTHING))).toBe(
      'Won: 100% off. GIFT99 brings you Orboot Mars for free, and it would leave your cart with EVERYTHING.',
    )
  })
})

describe('the button that uses a waiting coupon all the same', () => {
  it.each<[string, string, Coupon, Coupon, string | undefined]>([
    ['saves less', below, SPRING30, TRYNEW, 'Use TRYNEW anyway · costs $6.83 more'],
    ['saves the same', above, SPRING30, million30, 'Use 1MILLION30 instead'],
    ['is below its minimum: no button', below, SPRING30, WELCOME10, undefined],
    ['is for other toys: no button', below, SPRING30, ONEKIT10, undefined],
    ['an empty cart: no button', '', SPRING30, TRYNEW, undefined],
  ])('for a coupon that %s: $4', (_case, cart, current, coupon, label) => {
    expect(anywayLabel(cartOf(cart), shops.US, current, coupon)).toBe(label)
  })

  it('names the free gift that goes', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    expect(anywayLabel(cart, shops.US, GIFT99, EVERYTHING)).toBe(
      'Use EVERYTHING anyway · gives up Orboot Mars',
    )
  })
})
