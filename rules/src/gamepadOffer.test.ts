import { describe, expect, it } from 'vitest'
import { cartOf, shops, shopWithout } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import { priceBook } from '../fixtures/priceBook.ts'
import type { CountryCode } from './countries/countries.ts'
import { gamepadPriceFor } from './gamepadOffer.ts'
import { gamepadOfferFor } from './pricing/gamepadOfferFor.ts'
import { priceCart } from './pricing/priceCart.ts'

describe('a kit that is sold alone and plays with a gamepad (§2.69, §4.58)', () => {
  it.each<[string, CountryCode, number | undefined]>([
    ['plugo_detective', 'GB', 1500],
    ['plugo_detective', 'IN', 100000],
    ['plugo_detective', 'CA', 2500],
    ['plugo_detective', 'AE', 10000],
    ['plugo_detective', 'US', undefined],
    ['plugo_coding', 'IN', 100000],
    ['plugo_coding', 'GB', undefined],
    ['plugo_count', 'IN', undefined],
    ['orboot', 'GB', undefined],
    ['plugo_gamepad', 'IN', undefined],
    ['unknown_toy', 'GB', undefined],
  ])('%s in %s: a gamepad adds %s', (sku, country, price) => {
    expect(gamepadPriceFor(sku, priceBook[country])).toBe(price)
  })

  it('a gamepad adds nothing if none is sold', () => {
    const { plugo_gamepad: _, ...prices } = priceBook.GB.prices
    expect(gamepadPriceFor('plugo_detective', { country: 'GB', prices })).toBeUndefined()
  })
})

describe('the gamepad that a cart is offered', () => {
  it.each<[string, string, CountryCode, readonly string[] | undefined]>([
    ['the kit alone', '1 plugo_detective', 'GB', ['plugo_detective']],
    ['with its gamepad', '1 plugo_detective, 1 plugo_gamepad', 'GB', undefined],
    ['one of two has none', '2 plugo_detective, 1 plugo_gamepad', 'GB', ['plugo_detective']],
    [
      'beside a kit with its own',
      '1 plugo_count, 1 plugo_detective, 1 plugo_gamepad',
      'GB',
      ['plugo_detective'],
    ],
    ['two kits', '1 plugo_coding, 1 plugo_detective', 'IN', ['plugo_coding', 'plugo_detective']],
    ['a kit that must have one', '1 plugo_count', 'GB', undefined],
    ['in a country where it must have one', '1 plugo_detective', 'US', undefined],
    ['no kit', '1 orboot', 'GB', undefined],
  ])('%s: $3', (_case, cart, country, skus) => {
    expect(gamepadOfferFor(cartOf(cart), shops[country])?.skus).toEqual(skus)
  })

  it('is undefined if the gamepad cannot be bought', () => {
    const offers = new Map(shops.GB.offers)
    offers.delete('plugo_gamepad')
    expect(gamepadOfferFor(cartOf('1 plugo_detective'), { ...shops.GB, offers })).toBeUndefined()
  })

  it('costs what it adds to the goods, after the coupon', () => {
    const coupon = coupons.SPRING30
    const alone = cartOf('1 plugo_detective')
    expect(gamepadOfferFor(alone, shops.GB)?.price).toBe(1500)
    expect(gamepadOfferFor(alone, shops.GB, { coupon })?.price).toBe(1050)
  })

  it('is optional: a cart without it has no violation', () => {
    expect(priceCart(cartOf('1 plugo_detective'), shops.GB).violations).toEqual([])
  })
})

it('the gamepad offer is undefined if the gamepad has no price', () => {
  const cart = cartOf('1 plugo_detective')
  expect(gamepadOfferFor(cart, shopWithout('GB', { withdrawn: ['plugo_gamepad'] }))).toBeUndefined()
  expect(gamepadOfferFor(cart, shopWithout('GB', { unpriced: ['plugo_gamepad'] }))).toBeUndefined()
})

it('the gamepad offer is undefined if the cart holds twenty', () => {
  const cart = cartOf('5 plugo_coding, 20 plugo_detective, 20 plugo_gamepad')
  expect(gamepadOfferFor(cart, shops.IN)).toBeUndefined()
})

it('the gamepad offer is undefined if gamepads are out of stock, or all that are left are in the cart', () => {
  const one = cartOf('1 plugo_detective')
  const two = cartOf('2 plugo_detective, 1 plugo_gamepad')
  expect(gamepadPriceFor('plugo_detective', priceBook.GB, { plugo_gamepad: 0 })).toBeUndefined()
  expect(gamepadPriceFor('plugo_detective', priceBook.GB, { plugo_gamepad: 1 })).toBe(1500)
  expect(gamepadOfferFor(one, shops.GB, { stock: { plugo_gamepad: 0 } })).toBeUndefined()
  expect(gamepadOfferFor(one, shops.GB, { stock: { plugo_gamepad: 1 } })).toBeDefined()
  expect(gamepadOfferFor(two, shops.GB, { stock: { plugo_gamepad: 1 } })).toBeUndefined()
})
