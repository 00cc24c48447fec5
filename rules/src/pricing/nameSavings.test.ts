import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visit } from '../../fixtures/arbitraries.ts'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { negative, sumOf } from '../money.ts'
import { explainToShopper } from './explainToShopper.ts'
import { priceCart } from './priceCart.ts'
import type { PricedCart } from './types.ts'

const pack = cartOf('1 orboot_mars, 1 plugo_link, 1 plugo_gamepad')

const rowsOf = ({ savings }: PricedCart) => savings.map(({ label, amount }) => [label, amount])

describe('the savings that a cart names (§4.66)', () => {
  it('are the sets without a coupon', () => {
    expect(rowsOf(priceCart(pack, shops.US))).toEqual([['Engineer Pack', -23_00]])
  })

  it('are the coupon on the list prices, then each set with the figure of its card', () => {
    const cart = priceCart(pack, shops.US, { coupon: coupons.SPRING30 })
    expect(cart.combos[0]?.saving).toBe(16_10)
    expect(rowsOf(cart)).toEqual([
      ['SPRING30', -36_14],
      ['Engineer Pack', -16_10],
    ])
  })

  it('are the sets alone beside a coupon that was used before', () => {
    const context = { coupon: coupons.WELCOME10, isCouponUsedUp: true }
    const cart = priceCart(pack, shops.US, context)
    expect(rowsOf(cart)).toEqual([['Engineer Pack', -23_00]])
    expect(cart.combos[0]?.saving).toBe(23_00)
  })

  it('add up, and the sentence about the coupon names the figure of its row', () => {
    fc.assert(
      fc.property(visit, ({ cart, catalogue, coupon }) => {
        const priced = priceCart(cart, catalogue, coupon ? { coupon } : {})
        const { savings, adjustments, totals, combos, explanations } = priced
        expect(sumOf(savings, ({ amount }) => amount)).toBe(totals.combos + totals.coupon)
        expect(savings.map(({ id }) => id).toSorted()).toEqual(
          adjustments.map(({ id }) => id).toSorted(),
        )
        expect(savings.every(({ amount }) => amount <= 0)).toBe(true)
        const [first] = savings
        if (first?.source !== 'coupon') return
        expect(combos.map(({ saving }) => negative(saving))).toEqual(
          savings.slice(1).map(({ amount }) => amount),
        )
        const about = explanations.find(({ subject }) => subject === 'coupon')
        expect(about?.figures.saving).toBe(negative(first.amount))
        expect(about && explainToShopper(about, catalogue)).toContain(first.id)
      }),
    )
  })
})
