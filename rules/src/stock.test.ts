import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import type { CountryCode } from './countries/countries.ts'
import { priceCart } from './pricing/priceCart.ts'
import {
  availabilityOf,
  explainShortage,
  firstObstacle,
  isLow,
  keepWhatIsLeft,
  kitsThatLeave,
  shortagesOf,
  type Stock,
} from './stock.ts'

describe('the availability of a product', () => {
  it.each([
    [undefined, 'in-stock'],
    [500, 'in-stock'],
    [6, 'in-stock'],
    [5, 'low'],
    [1, 'low'],
    [0, 'out-of-stock'],
  ] as const)('with %s units left is %s', (units, availability) => {
    expect(availabilityOf('orboot', units === undefined ? {} : { orboot: units })).toBe(
      availability,
    )
  })
})

const stock: Stock = { orboot: 2, tacto_doctor: 0, orboot_mars: 1 }

describe('the shortages of a cart', () => {
  it.each([
    ['as many as there are', '2 orboot', []],
    ['one too many', '3 orboot', [{ sku: 'orboot', left: 2 }]],
    ['none left', '1 tacto_doctor', [{ sku: 'tacto_doctor', left: 0 }]],
    ['a sku without a limit', '20 tacto_chess', []],
    ['a prototype key as sku', '1 constructor, 1 __proto__', []],
  ])('%s: $2', (_, cart, shortages) => {
    expect(shortagesOf(priceCart(cartOf(cart), shops.US), stock)).toEqual(shortages)
  })

  it('count the free gift with the line of the same toy', () => {
    const coupon = { coupon: coupons.GIFT99 }
    const bought = priceCart(
      cartOf('2 tacto_chess, 1 orboot_mars', 'orboot_mars'),
      shops.US,
      coupon,
    )
    expect(shortagesOf(bought, stock)).toEqual([{ sku: 'orboot_mars', left: 1 }])
  })
})

describe('the obstacle that checkout shows first', () => {
  const few: Stock = { plugo_count: 4, dabble_marble_run: 0 }
  it.each<[string, string, CountryCode, string | undefined]>([
    ['nothing', '1 orboot', 'US', undefined],
    [
      'a shortage before the gamepads of kits that cannot be had',
      '6 plugo_count',
      'US',
      'plugo_count',
    ],
    ['gamepads if every kit can be had', '4 plugo_count', 'US', 'gamepads-short'],
    [
      'what does not sell here before a shortage',
      '1 dabble_marble_run, 6 plugo_count',
      'AE',
      'not-sold-here',
    ],
    ['what has no price before a shortage', '1 unknown_toy, 6 plugo_count', 'US', 'no-price'],
  ])('is %s: $3', (_, cart, country, expected) => {
    const obstacle = firstObstacle(priceCart(cartOf(cart), shops[country]), few)
    const found =
      obstacle && ('violation' in obstacle ? obstacle.violation.code : obstacle.shortage.sku)
    expect(found).toBe(expected)
  })
})

it.each([
  [undefined, false],
  [0, false],
  [1, true],
  [5, true],
  [6, false],
])('%s units left are few: %s', (left, expected) => {
  expect(isLow(left)).toBe(expected)
})

it('a shortage is explained in one sentence', () => {
  expect(explainShortage({ sku: 'tacto_doctor', left: 0 }, shops.US)).toBe(
    'Tacto Doctor is out of stock.',
  )
  expect(explainShortage({ sku: 'orboot', left: 2 }, shops.US)).toBe(
    'Only 2 of Orboot Earth are left.',
  )
  expect(explainShortage({ sku: 'orboot', left: 1 }, shops.US)).toBe('Only 1 Orboot Earth is left.')
})

describe('lowering a cart to the units in stock', () => {
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

describe('gamepads that are out of stock', () => {
  const none = { sku: 'plugo_gamepad', left: 0 }
  it.each<[string, CountryCode, string, { sku: string; left: number }, string, readonly string[]]>([
    [
      'take the kits that need one with them',
      'US',
      '1 orboot, 2 plugo_count, 2 plugo_gamepad',
      none,
      '1 orboot',
      ['Plugo Count'],
    ],
    [
      'leave as many kits as gamepads',
      'US',
      '2 plugo_count, 3 plugo_gamepad, 1 plugo_link',
      { sku: 'plugo_gamepad', left: 1 },
      '1 plugo_count, 1 plugo_gamepad',
      ['Plugo Count', 'Plugo Link'],
    ],
    [
      'leave kits that are sold alone',
      'GB',
      '1 plugo_detective, 1 plugo_gamepad',
      none,
      '1 plugo_detective',
      [],
    ],
  ])('%s', (_, country, held, shortage, expected, leaving) => {
    const cart = cartOf(held)
    expect(keepWhatIsLeft(cart, shortage, shops[country])).toEqual(cartOf(expected))
    expect(kitsThatLeave(cart, shortage, shops[country])).toEqual(leaving)
  })

  it('are asked for once: the lowered cart has no obstacle', () => {
    const soldOut: Stock = { plugo_gamepad: 0 }
    const cart = cartOf('1 orboot, 1 plugo_count, 1 plugo_gamepad')
    const kept = keepWhatIsLeft(cart, none, shops.US)
    expect(firstObstacle(priceCart(cart, shops.US), soldOut)).toEqual({ shortage: none })
    expect(firstObstacle(priceCart(kept, shops.US), soldOut)).toBeUndefined()
  })
})
