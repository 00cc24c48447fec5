import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visit } from '../../fixtures/arbitraries.ts'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { sumOf } from '../money.ts'
import { rowPrices } from './rowPrices.ts'
import { priceCart } from './priceCart.ts'

describe('what the rows of a cart cost after the coupon (§2.67)', () => {
  it('is the price of a toy with the coupon', () => {
    const cart = priceCart(cartOf('2 orboot'), shops.US, { coupon: coupons.SPRING30 })
    expect(rowPrices(cart)).toEqual({ singles: new Map([['orboot', 63_69]]), combos: new Map() })
  })

  it('splits the coupon over a set and a unit outside of it', () => {
    const cart = priceCart(cartOf('2 orboot_mars, 1 plugo_link, 1 plugo_gamepad'), shops.US, {
      coupon: coupons.SPRING30,
    })
    const { singles, combos } = rowPrices(cart)
    expect(Object.fromEntries(singles)).toEqual({
      orboot_mars: 31_84,
      plugo_gamepad: 0,
      plugo_link: 0,
    })
    expect(Object.fromEntries(combos)).toEqual({ engineer_pack: cart.totals.netTotal - 31_84 })
    expect(combos.get('engineer_pack')).toBe(68_24)
  })

  it('is the list price without a coupon', () => {
    const cart = priceCart(cartOf('1 orboot'), shops.US)
    expect(rowPrices(cart).singles.get('orboot')).toBe(45_49)
  })

  it('adds up to the net total, and no row is negative', () => {
    fc.assert(
      fc.property(visit, ({ cart, catalogue, coupon }) => {
        const priced = priceCart(cart, catalogue, coupon ? { coupon } : {})
        const { singles, combos } = rowPrices(priced)
        const rows = [...singles.values(), ...combos.values()]
        expect(sumOf(rows, (amount) => amount)).toBe(priced.totals.netTotal)
        expect(Math.min(0, ...rows)).toBe(0)
        for (const { id, total } of priced.combos) {
          expect(combos.get(id)).toBeLessThanOrEqual(total)
        }
      }),
    )
  })
})
