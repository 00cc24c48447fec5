import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Coupon } from '../pricing/types.ts'
import { automaticCouponCode, couponToAutoApply } from './automatic.ts'
import { normaliseCode } from './code.ts'
import { compareCoupons, explainComparison } from './compareCoupons.ts'
import { lookUpCoupon } from './lookUpCoupon.ts'
import { minimumPopup } from './minimumPopup.ts'
import { isReferralCoupon, readReferral, referralCouponCode, referralOffer } from './referral.ts'
import { isCouponUsedUp, normaliseEmail } from './usedUp.ts'

describe('the form of a code', () => {
  it.each([
    [' save10 ', 'SAVE10'],
    ['SAVE10', 'SAVE10'],
    ['\tWelcome10\n', 'WELCOME10'],
    ['x'.repeat(64), 'X'.repeat(64)],
    ['\u200bSAVE\u200b10\ufeff ', 'SAVE10'],
    ['S\u00adA\u2060V\u200dE10\u180e', 'SAVE10'],
    ['\u202eSAVE10\ufe0f', 'SAVE10'],
    ['\u200b', undefined],
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(65), undefined],
    ['x'.repeat(10_000), undefined],
  ])('of $0 is $1', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code)
  })
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hashLater = (text: string) => Promise.resolve(hash(text))

describe('looking a code up (§5.11: found, active and of this country)', () => {
  const list: Coupon[] = []
  for (const coupon of Object.values(coupons)) list.push({ ...coupon, code: hash(coupon.code) })
  it.each<[typed: string, country: CountryCode, found: string | undefined]>([
    ['SPRING30', 'US', 'SPRING30'],
    [' spring30 ', 'US', 'SPRING30'],
    ['SPRING30', 'IN', undefined],
    ['OLDCODE5', 'US', undefined],
    ['NOSUCHCODE', 'US', undefined],
    ['', 'US', undefined],
  ])('%j in %s finds %s', async (typed, country, found) => {
    const coupon = await lookUpCoupon(typed, list, country, hashLater)
    expect(coupon?.code).toBe(found)
  })

  it('returns the whole coupon with its plain code', async () => {
    expect(await lookUpCoupon('trynew', list, 'AE', hashLater)).toEqual(coupons.TRYNEW)
  })
})

describe('automatic coupons (§9.17: RAKHI20 for IN, SPRING30 otherwise)', () => {
  it.each([
    ['IN', 'RAKHI20'],
    ['US', 'SPRING30'],
    ['GB', 'SPRING30'],
    ['CA', 'SPRING30'],
    ['AE', 'SPRING30'],
  ] as const)('%s has %s', (country, code) => {
    expect(automaticCouponCode(country)).toBe(code)
  })

  it.each<[string, CountryCode, string | undefined, boolean, string | undefined]>([
    ['none applied, never removed', 'US', undefined, false, 'SPRING30'],
    ['none applied, removed before', 'US', undefined, true, undefined],
    ['another applied', 'IN', 'TRYNEW', false, undefined],
    ['none applied in IN', 'IN', undefined, false, 'RAKHI20'],
  ])('with %s, the coupon $4 is applied (§4.20)', (_case, country, applied, wasRemoved, code) => {
    expect(couponToAutoApply(country, applied, wasRemoved)).toBe(code)
  })
})

describe('referral (§9.18)', () => {
  it('takes a flat amount off carts of at least three times its value', () => {
    expect(referralOffer('GB')).toEqual({ code: 'REF09', amount: 900, minimum: 2700 })
    expect(referralOffer('IN')).toEqual({ code: 'REF400', amount: 40_000, minimum: 120_000 })
    expect(referralOffer('AE')).toBeUndefined()
  })

  it.each([
    ['IN', 'REF400'],
    ['US', 'REF10'],
    ['GB', 'REF09'],
    ['CA', 'REF14'],
    ['AE', undefined],
  ] as const)('has in %s the coupon %s', (country, code) => {
    expect(referralCouponCode(country)).toBe(code)
  })

  it.each([
    ['REF10', true],
    ['REF400', true],
    ['SPRING30', false],
    ['ref10', false],
  ])('%s is a referral coupon: %s', (code, expected) => {
    expect(isReferralCoupon(code)).toBe(expected)
  })

  it.each([
    ['a friend’s link', 'referral', 'mira42', undefined, 'MIRA42'],
    ['a friend’s link, signed in', 'referral', ' mira42 ', 'OTTO7', 'MIRA42'],
    ['one’s own link', 'referral', 'mira42', ' Mira42', undefined],
    ['another source', 'instagram', 'mira42', undefined, undefined],
    ['no source', undefined, 'mira42', undefined, undefined],
    ['no code', 'referral', undefined, undefined, undefined],
    ['an empty code', 'referral', ' ', undefined, undefined],
  ])('%s brings the code $4', (_case, source, campaign, own, code) => {
    expect(readReferral(source, campaign, own)).toBe(code)
  })
})

describe('ONE-TIME-PER-EMAIL (§4.26), whatever the case of the email', () => {
  it.each<[string, Coupon, string, string[], boolean]>([
    ['never redeemed', coupons.TRYNEW, 'mira@example.com', [], false],
    [
      'redeemed',
      coupons.TRYNEW,
      'mira@example.com',
      ['otto@example.com', 'mira@example.com'],
      true,
    ],
    ['redeemed in another case', coupons.TRYNEW, ' Mira@Example.com', ['mIRA@example.com '], true],
    ['redeemed by somebody else', coupons.TRYNEW, 'mira@example.com', ['otto@example.com'], false],
    ['a coupon for every time', coupons.SPRING30, 'mira@example.com', ['mira@example.com'], false],
  ])('%s: used up is $4', (_case, coupon, email, redeemedBy, expected) => {
    expect(isCouponUsedUp(coupon, email, redeemedBy)).toBe(expected)
  })

  it('compares addresses trimmed and in lower case', () => {
    expect(normaliseEmail(' Mira@Example.COM ')).toBe('mira@example.com')
  })
})

describe('a typed code while a better one is applied', () => {
  it.each<[string, string, Coupon, Coupon, string | undefined]>([
    [
      'worse',
      '1 tacto_chess',
      coupons.SPRING30,
      coupons.WELCOME10,
      'SPRING30 already saves you $11.00 more',
    ],
    ['better', '1 tacto_chess', coupons.WELCOME10, coupons.SPRING30, undefined],
    ['the same', '1 tacto_chess', coupons.SPRING30, coupons.SPRING30, undefined],
    [
      'not applying',
      '1 orboot',
      coupons.SPRING30,
      coupons.STEM20,
      'SPRING30 already saves you $13.65 more',
    ],
    [
      'a gift code, with a gift to choose',
      '3 tacto_chess',
      coupons.SPRING30,
      coupons.GIFT99,
      'SPRING30 already saves you $49.49 more; GIFT99 brings a free gift in its place',
    ],
    [
      'a gift code below its minimum',
      '1 orboot',
      coupons.SPRING30,
      coupons.GIFT99,
      'SPRING30 already saves you $13.65 more',
    ],
    [
      'in place of a gift code with no gift chosen',
      '3 tacto_chess',
      coupons.GIFT99,
      coupons.SPRING30,
      undefined,
    ],
  ])('a typed code that is %s: $4', (_case, cart, current, typed, sentence) => {
    const comparison = compareCoupons(cartOf(cart), shops.US, current, typed)
    expect(comparison && explainComparison(comparison, shops.US)).toBe(sentence)
  })

  it('the answer says that the gift in the cart would be lost, although the typed code saves money', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    const comparison = compareCoupons(cart, shops.US, coupons.GIFT99, coupons.SPRING30)
    expect(comparison).toEqual({
      current: 'GIFT99',
      typed: 'SPRING30',
      more: 0,
      lostGift: 'orboot_mars',
    })
    expect(comparison && explainComparison(comparison, shops.US)).toBe(
      'GIFT99 brings you Orboot Mars for free, and it would leave your cart with SPRING30',
    )
  })

  it('the answer promises no gift if the cart is below the minimum of the typed gift code', () => {
    // Shipping is free here: another explanation that applies.
    const cart = cartOf('1 tacto_chess')
    expect(compareCoupons(cart, shops.US, coupons.SPRING30, coupons.GIFT99)).toStrictEqual({
      current: 'SPRING30',
      typed: 'GIFT99',
      more: 1650,
    })
  })

  it('nothing is asked if the applied gift code is typed again', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    expect(compareCoupons(cart, shops.US, coupons.GIFT99, coupons.GIFT99)).toBeUndefined()
  })

  it('the answer names both codes', () => {
    expect(
      compareCoupons(cartOf('1 tacto_chess'), shops.US, coupons.SPRING30, coupons.WELCOME10),
    ).toEqual({
      current: 'SPRING30',
      typed: 'WELCOME10',
      more: 1100,
    })
  })
})

const popupFor = (country: CountryCode, coupon: Coupon, cart = '1 orboot') =>
  priceCart(cartOf(cart), shops[country], { coupon })
    .explanations.map((explanation) => minimumPopup(explanation, shops[country]))
    .filter((popup) => popup !== undefined)

describe('the popup of an unmet minimum (§4.24)', () => {
  it.each<[string, CountryCode, Coupon, object[]]>([
    [
      'STEM20 has its own',
      'US',
      coupons.STEM20,
      [{ popup: 'coupon-error', message: 'Build a cart of $75 or more to use STEM20' }],
    ],
    [
      'every other shares one',
      'US',
      coupons.HOLIDAY30,
      [{ popup: 'minimum-cart', message: 'Build a cart of $64 or more to use HOLIDAY30' }],
    ],
    [
      'a minimum with cents',
      'US',
      { ...coupons.HOLIDAY30, minimums: { US: minor(6450) } },
      [{ popup: 'minimum-cart', message: 'Build a cart of $64.50 or more to use HOLIDAY30' }],
    ],
    [
      'a minimum with less than ten cents',
      'US',
      { ...coupons.HOLIDAY30, minimums: { US: minor(6405) } },
      [{ popup: 'minimum-cart', message: 'Build a cart of $64.05 or more to use HOLIDAY30' }],
    ],
    [
      'in rupees',
      'IN',
      coupons.GIFT3999,
      [{ popup: 'minimum-cart', message: 'Build a cart of ₹3,999 or more to use GIFT3999' }],
    ],
    ['a coupon that applies', 'US', coupons.SPRING30, []],
    ['a coupon of another country', 'US', coupons.RAKHI20, []],
  ])('%s: $3', (_case, country, coupon, popups) => {
    expect(popupFor(country, coupon)).toEqual(popups)
  })
})
