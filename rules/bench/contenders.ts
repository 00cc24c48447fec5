import { add, allocate, dinero, multiply, subtract, toSnapshot, type Dinero } from 'dinero.js'
import { USD } from 'dinero.js/currencies'
import { Engine, type RuleProperties } from 'json-rules-engine'
import { priceCart } from '../src/pricing/priceCart.ts'
import type { Scenario } from './shops.ts'

/** Prices the scenario's cart once. Returns the goods' total in cents. */
export type Contender = () => number | Promise<number>

export const contenders: Readonly<Record<string, (scenario: Scenario) => Contender>> = {
  'rules, with explanations': ({ cart, catalogue, coupon }) => {
    const context = { coupon }
    return () => priceCart(cart, catalogue, context).totals.netTotal
  },
  'straight integer loop': straightLoop,
  'dinero.js, by hand': withDinero,
  'json-rules-engine, matching only': withRulesEngine,
}

/** The lower bound: totals only, without explanations, violations and gifts. */
function straightLoop({ cart, prices, combos, coupon }: Scenario): Contender {
  return () => {
    const left = new Map<string, number>()
    let goods = 0
    for (const { sku, quantity } of cart.lines) {
      left.set(sku, quantity)
      goods += (prices[sku]?.listPrice ?? 0) * quantity
    }
    const list = goods
    for (const combo of combos) {
      let formed = Infinity
      for (const sku of combo.skus) formed = Math.min(formed, left.get(sku) ?? 0)
      if (formed === 0) continue
      let parts = 0
      for (const sku of combo.skus) {
        left.set(sku, (left.get(sku) ?? 0) - formed)
        parts += prices[sku]?.listPrice ?? 0
      }
      goods -= (parts - (combo.prices.US?.price ?? 0)) * formed
    }
    if (list < (coupon.minimums.US ?? 0)) return goods
    return goods - Math.floor((goods * coupon.basisPoints + 5000) / 10_000)
  }
}

/** The same loop on dinero.js, with the coupon shared out over the lines. */
function withDinero({ cart, prices, combos, coupon }: Scenario): Contender {
  const unit = new Map(Object.entries(prices).map(([sku, one]) => [sku, dollars(one.listPrice)]))
  const comboPrice = combos.map((combo) => dollars(combo.prices.US?.price ?? 0))
  const nothing = dollars(0)
  const unitOf = (sku: string): Dinero<number> => unit.get(sku) ?? nothing
  return () => {
    const left = new Map<string, number>()
    const totals = cart.lines.map(({ sku, quantity }) => {
      left.set(sku, quantity)
      return multiply(unitOf(sku), quantity)
    })
    let goods = totals.reduce(add, nothing)
    for (const [index, combo] of combos.entries()) {
      const formed = Math.min(...combo.skus.map((sku) => left.get(sku) ?? 0))
      if (formed === 0) continue
      for (const sku of combo.skus) left.set(sku, (left.get(sku) ?? 0) - formed)
      const parts = combo.skus.map(unitOf).reduce(add, nothing)
      const saving = subtract(parts, comboPrice[index] ?? nothing)
      goods = subtract(goods, multiply(saving, formed))
    }
    const [off = nothing] = allocate(goods, [coupon.basisPoints, 10_000 - coupon.basisPoints])
    allocate(
      off,
      totals.map((total) => toSnapshot(total).amount),
    )
    return toSnapshot(subtract(goods, off)).amount
  }
}

/** One rule for each combo and one for the coupon. It counts the rules that match and computes no price. */
function withRulesEngine({ cart, combos, coupon, prices }: Scenario): Contender {
  const engine = new Engine([], { allowUndefinedFacts: true })
  for (const { id, skus } of combos) {
    const all = skus.map((fact) => ({ fact, operator: 'greaterThanInclusive', value: 1 }))
    engine.addRule(ruleOf(id, all))
  }
  const least = coupon.minimums.US ?? 0
  engine.addRule(
    ruleOf(coupon.code, [{ fact: 'list', operator: 'greaterThanInclusive', value: least }]),
  )
  return async () => {
    const facts: Record<string, number> = { list: 0 }
    for (const { sku, quantity } of cart.lines) {
      facts[sku] = quantity
      facts['list'] = (facts['list'] ?? 0) + (prices[sku]?.listPrice ?? 0) * quantity
    }
    const { events } = await engine.run(facts)
    return events.length
  }
}

function dollars(amount: number): Dinero<number> {
  return dinero({ amount, currency: USD })
}

function ruleOf(
  type: string,
  all: { fact: string; operator: string; value: number }[],
): RuleProperties {
  return { conditions: { all }, event: { type } }
}
