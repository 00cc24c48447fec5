import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { RulesError } from '../errors.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import { refundOfGoods, type Refundable } from './refundOfGoods.ts'

const oneLine = (country: Refundable['country'], quantity: number, total: number): Refundable => ({
  country,
  lines: [{ sku: 'a', quantity, total: minor(total) }],
})
const linesOf = (text: string) => cartOf(text).lines

describe('what returned units give back', () => {
  it.each<[string, Refundable, string, string, number]>([
    ['one of three at $10.00', oneLine('US', 3, 1000), '1 a', '', 333],
    ['the second', oneLine('US', 3, 1000), '1 a', '1 a', 333],
    ['the last gets the odd cent', oneLine('US', 3, 1000), '1 a', '2 a', 334],
    ['all of it', oneLine('US', 3, 1000), '3 a', '', 1000],
    ['whole rupees', oneLine('IN', 3, 100000), '1 a', '', 33300],
    ['the odd rupee', oneLine('IN', 3, 100000), '1 a', '2 a', 33400],
    ['nothing', oneLine('US', 3, 1000), '', '', 0],
  ])('%s: $4', (_case, order, returned, before, total) => {
    expect(refundOfGoods(order, linesOf(returned), linesOf(before)).total).toBe(total)
  })

  it('is rounded over all lines of a sku in the same return', () => {
    const { lines } = refundOfGoods(oneLine('US', 3, 1000), linesOf('1 a, 1 a, 1 a'))
    expect(lines.map(({ amount }) => amount)).toEqual([333, 333, 334])
  })

  it('is what the line cost after combos and coupon, without shipping', () => {
    const order = priceCart(cartOf('2 orboot_dinos, 1 tacto_classics'), shops.US, {
      coupon: coupons.SPRING30,
    })
    // Lines after the combo 82.83 and 45.14; 30 % of 127.97 is 38.39, of which 24.85 and 13.54.
    expect(refundOfGoods(order, linesOf('1 orboot_dinos, 1 tacto_classics'))).toEqual({
      lines: [
        { sku: 'orboot_dinos', quantity: 1, amount: 2899 },
        { sku: 'tacto_classics', quantity: 1, amount: 3160 },
      ],
      total: 6059,
    })
  })

  it.each<[string, string, string]>([
    ['more than was bought', '4 a', ''],
    ['more than is still there', '2 a', '2 a'],
    ['what was not bought', '1 b', ''],
    ['none', '0 a', ''],
    ['half a unit', '0.5 a', ''],
  ])('refuses %s', (_case, returned, before) => {
    const order = oneLine('US', 3, 1000)
    const reason = 'must be whole, at least 1, and at most what was bought and not yet returned'
    expect(() => refundOfGoods(order, linesOf(returned), linesOf(before))).toThrow(
      new RulesError([{ path: 'returned[0].quantity', reason }]),
    )
  })
})
