import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { popupsOf } from '../../fixtures/popups.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { compileCatalogue } from '../catalogue/compile.ts'
import type { Price } from '../catalogue/types.ts'
import { RulesError } from '../errors.ts'

import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'

const explained = (cart: string) =>
  priceCart(cartOf(cart), shops.US).explanations.map(({ subject, id }) => `${subject} ${id}`)

describe('a whole cart, in the order of the arithmetic: lines, combos, coupon, shipping', () => {
  it('adds up', () => {
    const priced = priceCart(
      cartOf('1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 2 dabble_marble_run'),
      shops.US,
      { coupon: coupons.SPRING30 },
    )
    expect(priced.totals).toEqual({
      quantity: 5,
      strikeTotal: 5499 + 4999 + 2500 + 2 * 2399,
      listTotal: 4549 + 4999 + 2500 + 2 * 1999,
      combos: -2300,
      coupon: -4124, // 30 % of 97.48 + 39.98 = 137.46 is 41.238
      netTotal: 9622,
      saved: 4549 + 4999 + 2500 + 2 * 1999 - 9622,
      shipping: 0,
      total: 9622,
    })
    expect(priced.country).toBe('US')
    expect(priced.violations).toEqual([])
  })

  it('gives each line its prices, its units in combos and its share', () => {
    const { lines } = priceCart(cartOf('2 orboot_dinos, 1 tacto_classics'), shops.US)
    expect(lines).toEqual([
      {
        sku: 'orboot_dinos',
        quantity: 2,
        inCombos: 1,
        unitPrice: 4549,
        unitStrikePrice: 5499,
        listTotal: 9098,
        adjusted: -815,
        total: 8283,
        isSoldHere: true,
      },
      {
        sku: 'tacto_classics',
        quantity: 1,
        inCombos: 1,
        unitPrice: 5499,
        unitStrikePrice: 5499,
        listTotal: 5499,
        adjusted: -985,
        total: 4514,
        isSoldHere: true,
      },
    ])
  })

  it('explains no coupon, combo or gamepads that the cart does not have', () => {
    expect(explained('1 orboot')).toEqual(['gift surprise_gift', 'shipping shipping'])
    expect(explained('')).toEqual(['gift surprise_gift'])
  })

  it('costs 0 if it is empty', () => {
    const { totals, lines, violations } = priceCart({ lines: [] }, shops.US)
    expect({ lines, violations }).toEqual({ lines: [], violations: [] })
    expect(Object.values(totals).every((figure) => figure === 0)).toBe(true)
  })
})

describe('lines that cannot be bought stay, are not charged, and say why', () => {
  it('a line that is not sold in this country (§4.45)', () => {
    const priced = priceCart(cartOf('2 dabble_marble_run, 1 orboot'), shops.AE)
    expect(priced.lines[0]).toMatchObject({
      sku: 'dabble_marble_run',
      quantity: 2,
      inCombos: 0,
      unitPrice: 7900,
      listTotal: 0,
      total: 0,
      isSoldHere: false,
    })
    expect(priced.totals).toMatchObject({ quantity: 1, listTotal: 18900, strikeTotal: 22900 })
    expect(popupsOf(priced, shops.US)).toMatchObject([
      {
        code: 'not-sold-here',
        skus: ['dabble_marble_run'],
        message: 'Dabble Marble Run is not sold in your country. Please remove it to go on.',
        approve: { label: 'Remove it', callback: 'removeUnbuyableLines' },
        reject: { label: 'Back to cart', callback: 'hidePopup' },
      },
    ])
  })

  it('one violation for each reason names all skus', () => {
    const cart = cartOf('1 dabble_marble_run, 1 orboot, 1 space, 1 whos_the_monster_in_oko')
    expect(popupsOf(priceCart(cart, shops.AE), shops.AE)).toMatchObject([
      {
        code: 'no-price',
        skus: ['space'],
        message: 'Space has no price at the moment. Please remove it to go on.',
      },
      {
        code: 'not-sold-here',
        skus: ['dabble_marble_run', 'whos_the_monster_in_oko'],
        message:
          'Dabble Marble Run and Who’s the Monster in Oko? are not sold in your country. Please remove them to go on.',
        approve: { label: 'Remove them', callback: 'removeUnbuyableLines' },
      },
    ])
  })

  it.each(['space', 'no_such_thing', '__proto__', 'constructor', 'toString'])(
    '%s has no price',
    (sku) => {
      const priced = priceCart({ lines: [{ sku, quantity: 3 }] }, shops.US)
      const { totals, lines } = priced
      const [popup] = popupsOf(priced, shops.US)
      expect(popup).toMatchObject({ code: 'no-price', skus: [sku] })
      expect(popup?.message).toContain('has no price at the moment')
      expect(totals.total).toBe(0)
      expect(lines).toMatchObject([{ unitPrice: 0, unitStrikePrice: 0, isSoldHere: false }])
    },
  )

  it('a surprise gift cannot be bought, whatever the price list says', () => {
    const free: Price = {
      listPrice: minor(0),
      strikePrice: minor(0),
      soldIn: ['US'],
      singleAllowedIn: [],
    }
    const shop = compileCatalogue({ priceList: { country: 'US', prices: { surprise_gift: free } } })
    const { violations } = priceCart(cartOf('1 surprise_gift'), shop)
    expect(violations).toMatchObject([{ code: 'not-sold-here' }])
  })
})

describe('a wrong quantity is refused with its place and reason', () => {
  it.each([0, -1, 1.5, NaN, Infinity, 21, 1e9])('%s', (quantity) => {
    const cart = {
      lines: [
        { sku: 'orboot', quantity: 1 },
        { sku: 'orboot_mars', quantity },
      ],
    }
    expect(() => priceCart(cart, shops.US)).toThrow(
      new RulesError([{ path: 'lines[1].quantity', reason: 'must be whole, 1 to 20' }]),
    )
  })

  it('more than 20 of a sku on two lines', () => {
    expect(() => priceCart(cartOf('15 orboot, 6 orboot'), shops.US)).toThrow(RulesError)
    expect(priceCart(cartOf('15 orboot, 5 orboot'), shops.US).totals.quantity).toBe(20)
  })
})
