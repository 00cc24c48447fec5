import { minor, type Coupon, type Sku } from '@stemside/rules'
import { expect, test } from 'vitest'
import { gift99, spring, storesWith, welcome } from '../test/storeStub.ts'
import { giftOfferOf } from './giftOffer.ts'
import { price } from './pricing/pricedCart.ts'

/* A free toy is told of only if it can save more than the coupon in force (§4.41). Orboot Mars costs $45.49. */

const { catalogue } = storesWith().stores.prices.state
const forty: Coupon = {
  kind: 'percent',
  code: 'FORTY',
  basisPoints: 4000,
  countries: ['US'],
  minimums: {},
  isActive: true,
  skus: [],
}

function offerFor(coupon: Coupon | undefined, counts: Readonly<Record<Sku, number>>) {
  const lines = Object.entries(counts).map(([sku, quantity]) => ({ sku, quantity }))
  return giftOfferOf(price({ lines }, catalogue, coupon), catalogue, { giftCoupon: gift99, coupon })
}

test('a toy that costs more with the coupon than the coupon saves is offered', () => {
  const offer = offerFor(spring, { plugo_link: 1, plugo_count: 1 })
  expect(offer).toEqual({
    toys: ['orboot_mars'],
    short: 0,
    rise: 2999,
    cheaperBought: undefined,
  })
})

test('a toy that is cheaper to buy with the coupon is named, and not offered', () => {
  expect(offerFor(spring, { orboot: 3 })?.cheaperBought).toBe('orboot_mars')
})

test('a bought toy that the choice would take out counts as bought', () => {
  // The free toy in place of the bought one: the same toys for more.
  const offer = offerFor(spring, { orboot: 3, orboot_mars: 1 })
  expect(offer?.cheaperBought).toBe('orboot_mars')
})

test('without a coupon in force, nothing is lost with the choice', () => {
  expect(offerFor(undefined, { orboot: 9 })).toMatchObject({ rise: 0, cheaperBought: undefined })
})

test.each<[string, Coupon | undefined, boolean]>([
  ['30 %, which save $29.70 at $99: the toy costs $31.84', spring, true],
  ['40 %, which save $39.60 at $99: the toy costs $27.29', forty, false],
  ['a coupon below its minimum', { ...forty, minimums: { US: minor(9000) } }, true],
  ['a coupon that saves little now', { ...forty, skus: ['plugo_gamepad'] }, true],
  ['10 %', { ...welcome, minimums: {} }, true],
  ['no coupon', undefined, true],
])('a cart on its way to the gift, with %s', (_case, coupon, isTold) => {
  expect(offerFor(coupon, { orboot: 1 }) !== undefined).toBe(isTold)
})
