import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops, textOf } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import { priceBook } from '../fixtures/priceBook.ts'
import { compileCatalogue } from './catalogue/compile.ts'
import type { CountryCode } from './countries/countries.ts'
import { giftCouponCode } from './coupons/giftCoupon.ts'
import { chooseGift, dropGift } from './giftChooser.ts'
import { isGiftChoice } from './gifts.ts'
import { priceCart } from './pricing/priceCart.ts'
import type { Coupon } from './pricing/types.ts'

const chosenGifts = (
  cart: string,
  gift: string | undefined,
  coupon: Coupon,
  country: CountryCode,
) =>
  priceCart(cartOf(cart, gift), shops[country], { coupon })
    .gifts.filter(({ reason }) => reason === 'free-gift-coupon')
    .map(({ sku, quantity }) => `${quantity} ${sku}`)

describe('the gift of a gift coupon (§4.42)', () => {
  it.each<[string, string, string | undefined, Coupon, CountryCode, string[]]>([
    [
      'Orboot Mars from $99',
      '2 tacto_chess',
      'orboot_mars',
      coupons.GIFT99,
      'US',
      ['1 orboot_mars'],
    ],
    [
      'Tacto Classics from ₹3,999',
      '2 orboot',
      'tacto_classics',
      coupons.GIFT3999,
      'IN',
      ['1 tacto_classics'],
    ],
    ['not below the threshold', '1 tacto_chess', 'orboot_mars', coupons.GIFT99, 'US', []],
    ['not without a choice', '2 tacto_chess', undefined, coupons.GIFT99, 'US', []],
    [
      'nothing that the chooser does not offer',
      '2 tacto_chess',
      'tacto_doctor',
      coupons.GIFT99,
      'US',
      [],
    ],
    ['not with another coupon', '2 tacto_chess', 'orboot_mars', coupons.SPRING30, 'US', []],
    [
      'beside a bought one, as a line of its own',
      '3 orboot_mars',
      'orboot_mars',
      coupons.GIFT99,
      'US',
      ['1 orboot_mars'],
    ],
  ])('%s: $5', (_case, cart, gift, coupon, country, gifts) => {
    expect(chosenGifts(cart, gift, coupon, country)).toEqual(gifts)
  })

  it('costs nothing and counts towards no minimum', () => {
    const context = { coupon: coupons.GIFT99 }
    const without = priceCart(cartOf('2 tacto_chess'), shops.US, context)
    const priced = priceCart(cartOf('2 tacto_chess', 'orboot_mars'), shops.US, context)
    expect(priced.totals).toEqual(without.totals)
    expect(priced.lines).toEqual(without.lines)
  })

  it('never joins a combo', () => {
    const { combos } = priceCart(cartOf('2 tacto_electronic', 'orboot_mars'), shops.US, {
      coupon: coupons.GIFT99,
    })
    expect(combos).toEqual([])
  })

  it('is absent in a country that does not sell it', () => {
    const { orboot_mars: _mars, ...prices } = priceBook.US.prices
    const shop = compileCatalogue({ priceList: { country: 'US', prices } })
    const cart = cartOf('2 tacto_chess', 'orboot_mars')
    const { gifts } = priceCart(cart, shop, { coupon: coupons.GIFT99 })
    expect(gifts.map(({ reason }) => reason)).toEqual(['surprise-gift'])
  })

  it.each([
    [
      'chosen',
      '2 tacto_chess',
      'orboot_mars',
      [{ id: 'orboot_mars', applied: true, reason: 'applied', figures: {} }],
    ],
    [
      'not chosen',
      '2 tacto_chess',
      undefined,
      [{ id: 'GIFT99', applied: false, reason: 'gift-not-chosen', figures: {} }],
    ],
    ['out of reach: the coupon says why', '1 tacto_chess', 'orboot_mars', []],
  ])('%s: it is explained by $3', (_case, cart, gift, expected) => {
    const { explanations } = priceCart(cartOf(cart, gift), shops.US, { coupon: coupons.GIFT99 })
    const about = explanations.filter(
      ({ subject, id }) => subject === 'gift' && id !== 'surprise_gift',
    )
    expect(about).toEqual(expected.map((one) => ({ subject: 'gift', ...one })))
  })
})

describe('the surprise gift (§1.7)', () => {
  it.each<[CountryCode, number]>([
    ['IN', 499900],
    ['US', 9900],
    ['GB', 8900],
    ['CA', 11900],
    ['AE', 39900],
  ])('joins orders in %s from %i', (country, threshold) => {
    const at = (goods: number) =>
      priceCart(cartOf('1 x'), plainShop({ country, prices: { x: goods } }))
    expect(at(threshold).gifts).toEqual([
      { sku: 'surprise_gift', quantity: 1, reason: 'surprise-gift' },
    ])
    expect(at(threshold - 100).gifts).toEqual([])
    expect(at(threshold - 100).explanations).toContainEqual({
      subject: 'gift',
      id: 'surprise_gift',
      applied: false,
      reason: 'below-threshold',
      figures: { base: threshold - 100, minimum: threshold, short: 100 },
    })
    expect(at(threshold).explanations).toContainEqual({
      subject: 'gift',
      id: 'surprise_gift',
      applied: true,
      reason: 'applied',
      figures: { base: threshold, minimum: threshold },
    })
  })
})

describe('the free-gift chooser', () => {
  it.each([
    ['IN', 'GIFT3999'],
    ['US', 'GIFT99'],
    ['GB', undefined],
    ['CA', undefined],
    ['AE', undefined],
  ] as const)('has in %s the coupon %s (§9.20)', (country, code) => {
    expect(giftCouponCode(country)).toBe(code)
  })

  it('applies the coupon, marks the automatic one as removed, and removes bought lines of both gifts', () => {
    const cart = cartOf('3 tacto_chess, 1 orboot_mars, 2 tacto_classics')
    expect(chooseGift(cart, 'orboot_mars', 'US')).toEqual({
      cart: cartOf('3 tacto_chess', 'orboot_mars'),
      removed: cartOf('1 orboot_mars, 2 tacto_classics').lines,
      couponCode: 'GIFT99',
      removedAutoAddedCoupon: true,
    })
  })

  it('replaces an earlier choice', () => {
    const chosen = chooseGift(cartOf('1 orboot', 'orboot_mars'), 'tacto_classics', 'IN')
    expect(chosen?.cart).toEqual(cartOf('1 orboot', 'tacto_classics'))
  })

  it('offers no gift in other countries', () => {
    expect(chooseGift(cartOf('9 orboot'), 'orboot_mars', 'GB')).toBeUndefined()
  })

  it('drops the gift and keeps the lines', () => {
    expect(textOf(dropGift(cartOf('1 orboot', 'orboot_mars')))).toBe('1 orboot')
    expect(dropGift(cartOf('1 orboot', 'orboot_mars'))).not.toHaveProperty('gift')
  })

  it.each([
    ['orboot_mars', true],
    ['tacto_classics', true],
    ['orboot', false],
    [undefined, false],
  ])('%s is a choice: %s', (sku, expected) => {
    expect(isGiftChoice(sku)).toBe(expected)
  })
})
