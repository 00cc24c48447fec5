import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visit, type Visit } from '../../fixtures/arbitraries.ts'
import { addAllToCart } from '../cart/editCart.ts'
import { maxQuantity } from '../cart/maxQuantity.ts'
import { cartCallbacks } from '../cart/cartCallbacks.ts'
import { parseCart } from '../cart/parseCart.ts'
import type { Sku } from '../catalogue/types.ts'
import { countries } from '../countries/countries.ts'
import { RulesError } from '../errors.ts'
import { explainToShopper } from './explainToShopper.ts'
import { comboHints } from './comboHints.ts'
import { priceCart } from './priceCart.ts'
import { refundOfGoods } from './refundOfGoods.ts'
import type { Cart, PricedCart, PricingContext } from './types.ts'

const holds = (property: (visit: Visit) => void) => fc.assert(fc.property(visit, property))
const contextOf = ({ coupon }: Pick<Visit, 'coupon'>): PricingContext => (coupon ? { coupon } : {})
const price = ({ cart, catalogue, coupon }: Visit) =>
  priceCart(cart, catalogue, contextOf({ coupon }))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Every amount of a priced cart, to be looked at one by one. */
const amountsOf = ({ lines, adjustments, combos, shipping, totals }: PricedCart): number[] => [
  ...lines.flatMap((line) => [line.unitPrice, line.listTotal, line.adjusted, line.total]),
  ...adjustments.flatMap(({ amount, allocations }) => [
    amount,
    ...allocations.map((one) => one.amount),
  ]),
  ...combos.flatMap((combo) => [combo.unitPrice, combo.total, combo.saving]),
  shipping.charge,
  shipping.short,
  totals.total,
  totals.netTotal,
  totals.strikeTotal,
]

describe('what holds for every cart', () => {
  it('parts add up to totals', () => {
    holds((one) => {
      const { lines, adjustments, totals } = price(one)
      expect(sum(lines.map(({ listTotal }) => listTotal))).toBe(totals.listTotal)
      expect(sum(lines.map(({ total }) => total))).toBe(totals.netTotal)
      expect(totals.listTotal + totals.combos + totals.coupon).toBe(totals.netTotal)
      expect(totals.netTotal + totals.shipping).toBe(totals.total)
      expect(sum(adjustments.map(({ amount }) => amount))).toBe(totals.combos + totals.coupon)
      for (const { amount, allocations } of adjustments) {
        expect(sum(allocations.map((share) => share.amount))).toBe(amount)
      }
      for (const { sku, adjusted } of lines) {
        const shares = adjustments.flatMap(({ allocations }) =>
          allocations.filter((share) => share.sku === sku),
        )
        expect(sum(shares.map(({ amount }) => amount))).toBe(adjusted)
      }
    })
  })

  it('no total is negative, and none is above list plus shipping', () => {
    holds((one) => {
      const { lines, totals } = price(one)
      expect(lines.every(({ total, listTotal }) => total >= 0 && total <= listTotal)).toBe(true)
      expect(totals.total).toBeGreaterThanOrEqual(0)
      expect(totals.total).toBeLessThanOrEqual(totals.listTotal + totals.shipping)
    })
  })

  it('every amount is whole, and whole rupees in IN', () => {
    holds((one) => {
      const { quantum } = countries[one.catalogue.country].currency
      expect(amountsOf(price(one)).filter((amount) => Math.abs(amount % quantum) !== 0)).toEqual([])
    })
  })

  it('each unit is either in a combo or on its own', () => {
    holds((one) => {
      const { lines, combos } = price(one)
      for (const { sku, quantity, inCombos } of lines) {
        const taken = combos.map(
          (combo) => combo.quantity * combo.skus.filter((member) => member === sku).length,
        )
        expect(sum(taken)).toBe(inCombos)
        expect(inCombos).toBeLessThanOrEqual(quantity)
      }
    })
  })

  it('recognising a combo never raises what the goods cost', () => {
    holds((one) => {
      const apart = price({ ...one, catalogue: one.withoutCombos })
      expect(price(one).totals.netTotal).toBeLessThanOrEqual(apart.totals.netTotal)
    })
  })

  it('recognising a combo never raises the total if lint finds no combo too cheap (§4.54)', () => {
    holds((one) => {
      const { freeFrom } = price(one).shipping
      fc.pre(one.catalogue.combos.every((combo) => !combo.price || combo.price.price >= freeFrom))
      const apart = price({ ...one, catalogue: one.withoutCombos })
      expect(price(one).totals.total).toBeLessThanOrEqual(apart.totals.total)
    })
  })

  it('a coupon never raises the total, and changes neither combos nor shipping', () => {
    holds((one) => {
      const without = priceCart(one.cart, one.catalogue)
      const priced = price(one)
      expect(priced.totals.total).toBeLessThanOrEqual(without.totals.total)
      expect(priced.totals.combos).toBe(without.totals.combos)
      expect(priced.shipping.short).toBe(without.shipping.short)
    })
  })

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(visit, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (one, keys) => {
        const lines = one.cart.lines
          .map((line, index) => ({ line, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ line }) => line)
        expect(price({ ...one, cart: { ...one.cart, lines } })).toEqual(price(one))
      }),
    )
  })

  it('pricing twice gives the same result and does not change its arguments', () => {
    holds((one) => {
      const before = structuredClone({ cart: one.cart, coupon: one.coupon })
      expect(price(one)).toEqual(price(one))
      expect({ cart: one.cart, coupon: one.coupon }).toEqual(before)
    })
  })

  it('raising a quantity never lowers the list total', () => {
    holds((one) => {
      const [first, ...others] = one.cart.lines
      if (
        !first ||
        first.quantity === maxQuantity ||
        one.cart.lines.filter(({ sku }) => sku === first.sku).length > 1
      )
        return
      const raised = { ...one.cart, lines: [{ ...first, quantity: first.quantity + 1 }, ...others] }
      expect(price({ ...one, cart: raised }).totals.listTotal).toBeGreaterThanOrEqual(
        price(one).totals.listTotal,
      )
    })
  })

  it('each button that repairs a cart removes its violation', () => {
    const moves = new Set(['hidePopup', 'redirectToShop'])
    fc.assert(
      fc.property(
        visit,
        fc.array(fc.constantFrom('tech_toy_pack', 'abc')),
        (one, expectedCombos) => {
          const context = { ...contextOf(one), expectedCombos }
          for (const violation of priceCart(one.cart, one.catalogue, context).violations) {
            for (const callback of [violation.approve, violation.reject ?? violation.approve]) {
              if (moves.has(callback)) continue
              const mended = cartCallbacks[callback]({ cart: one.cart, context }, one.catalogue)
              const left = priceCart(mended.cart, one.catalogue, mended.context).violations
              expect(left.map(({ code }) => code)).not.toContain(violation.code)
            }
          }
        },
      ),
    )
  })

  it('pressing such buttons one after the other leaves no violation that a button repairs', () => {
    holds((one) => {
      let situation = { cart: one.cart, context: contextOf(one) }
      for (let press = 0; press < 10; press++) {
        const { violations } = priceCart(situation.cart, one.catalogue, situation.context)
        const mending = violations
          .flatMap(({ approve, reject }) => (reject ? [approve, reject] : [approve]))
          .find((callback) => callback !== 'hidePopup' && callback !== 'redirectToShop')
        if (!mending) return
        situation = cartCallbacks[mending](situation, one.catalogue)
      }
      expect.fail('ten presses were not enough')
    })
  })

  it('every explanation is a sentence without "undefined" or "NaN"', () => {
    holds((one) => {
      for (const explanation of price(one).explanations) {
        expect(explainToShopper(explanation, one.catalogue)).not.toMatch(/undefined|NaN|null|^$/)
      }
    })
  })

  it('every combo hint names missing products, a positive saving, and how the total changes', () => {
    holds((one) => {
      for (const { missing, saving, rise } of comboHints(one.cart, one.catalogue, contextOf(one))) {
        expect(saving).toBeGreaterThan(0)
        expect(missing.length).toBeGreaterThan(0)
        const completed = price({ ...one, cart: addAllToCart(one.cart, missing) })
        expect(completed.totals.total - price(one).totals.total).toBe(rise)
      }
    })
  })

  it('completing a combo hint breaks no rule that the cart kept', () => {
    holds((one) => {
      const codesOf = (cart: Cart) => price({ ...one, cart }).violations.map(({ code }) => code)
      const before = codesOf(one.cart)
      for (const { missing } of comboHints(one.cart, one.catalogue, contextOf(one))) {
        const after = codesOf(addAllToCart(one.cart, missing))
        expect(after.filter((code) => !before.includes(code))).toEqual([])
      }
    })
  })

  it('refunds of single units add up to exactly what they cost', () => {
    holds((one) => {
      const priced = price(one)
      const before: { sku: Sku; quantity: number }[] = []
      let given = 0
      for (const { sku, quantity } of priced.lines) {
        for (let unit = 0; unit < quantity; unit++) {
          const { total } = refundOfGoods(priced, [{ sku, quantity: 1 }], before)
          expect(total).toBeGreaterThanOrEqual(0)
          given += total
          before.push({ sku, quantity: 1 })
        }
      }
      expect(given).toBe(priced.totals.netTotal)
    })
  })
})

const isSoundOrRefused = (make: () => PricedCart): boolean => {
  try {
    return Object.values(make().totals).every((figure) => Number.isSafeInteger(figure))
  } catch (error) {
    return error instanceof RulesError
  }
}

describe('unknown input', () => {
  it('any JSON is a cart or is refused with places and reasons', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({ lines: fc.anything(), gift: fc.anything() }),
      fc.record({ lines: fc.array(fc.record({ sku: fc.string(), quantity: fc.anything() })) }),
    )
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = parseCart(input)
        const said = parsed.ok ? parsed.value.lines : parsed.issues
        expect(parsed.ok || said.length > 0).toBe(true)
      }),
    )
  })

  it('a quantity is priced to whole amounts or refused with a RulesError', () => {
    const quantity = fc.oneof(fc.double(), fc.integer({ min: -2, max: 22 }))
    fc.assert(
      fc.property(visit, fc.string(), quantity, ({ catalogue }, sku, amount) => {
        const cart = { lines: [{ sku, quantity: amount }] }
        expect(isSoundOrRefused(() => priceCart(cart, catalogue))).toBe(true)
      }),
    )
  })

  it('what parses is priced without an error', () => {
    const sku = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('orboot', '__proto__'))
    const lines = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 20 }) }), {
      selector: (line) => line.sku,
    })
    fc.assert(
      fc.property(visit, lines, ({ catalogue }, some) => {
        const parsed = parseCart({ lines: some })
        expect(parsed.ok && priceCart(parsed.value, catalogue).country).toBe(catalogue.country)
      }),
    )
  })
})
