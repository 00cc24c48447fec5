import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import { priceCart } from './pricing/priceCart.ts'
import { explainShortage, keepWhatIsLeft, shortagesOf, type Stock } from './stock.ts'

const stock: Stock = { orboot: 2, tacto_doctor: 0, orboot_mars: 1 }

describe('what a cart wants too many of', () => {
  it.each([
    ['as many as there are', '2 orboot', []],
    ['one too many', '3 orboot', [{ sku: 'orboot', left: 2 }]],
    ['none left', '1 tacto_doctor', [{ sku: 'tacto_doctor', left: 0 }]],
    ['a sku without a limit', '20 tacto_chess', []],
    ['a prototype key as sku', '1 constructor, 1 __proto__', []],
  ])('%s', (_, cart, shortages) => {
    expect(shortagesOf(priceCart(cartOf(cart), shops.US), stock)).toEqual(shortages)
  })

  it('counts the free gift with the line of the same toy', () => {
    const coupon = { coupon: coupons.GIFT99 }
    const bought = priceCart(
      cartOf('2 tacto_chess, 1 orboot_mars', 'orboot_mars'),
      shops.US,
      coupon,
    )
    expect(shortagesOf(bought, stock)).toEqual([{ sku: 'orboot_mars', left: 1 }])
  })
})

it('is told in one sentence', () => {
  expect(explainShortage({ sku: 'tacto_doctor', left: 0 }, shops.US)).toBe(
    'Tacto Doctor is out of stock.',
  )
  expect(explainShortage({ sku: 'orboot', left: 2 }, shops.US)).toBe(
    'Only 2 of Orboot Earth are left.',
  )
})

describe('keeping what is left', () => {
  it.each([
    [
      'lowers the line',
      cartOf('3 orboot, 1 tacto_chess'),
      { sku: 'orboot', left: 2 },
      cartOf('2 orboot, 1 tacto_chess'),
    ],
    ['takes it out', cartOf('1 tacto_doctor'), { sku: 'tacto_doctor', left: 0 }, cartOf('')],
    [
      'lets the free gift go before what is bought',
      cartOf('1 orboot_mars', 'orboot_mars'),
      { sku: 'orboot_mars', left: 1 },
      cartOf('1 orboot_mars'),
    ],
  ])('%s', (_, cart, shortage, kept) => {
    expect(keepWhatIsLeft(cart, shortage, shops.US)).toEqual(kept)
  })
})
