import type { Catalogue } from '../catalogue/types.ts'
import { formCombos } from '../combos.ts'
import { countries } from '../countries.ts'
import { countGamepads } from '../gamepads.ts'
import { findGifts } from '../gifts.ts'
import type { Minor } from '../money.ts'
import { shippingFor } from '../shipping.ts'
import { findViolations } from '../violations.ts'
import { applyCoupon } from './applyCoupon.ts'
import { explainGamepads, explainShipping } from './explainTotals.ts'
import type { Cart, PricedCart, PricingContext } from './types.ts'
import { finishLine, startLines, type WorkingLine } from './workingLines.ts'

/**
 * Prices a cart: lines, then combos, then the coupon, then shipping; all in integer minor units.
 * A sku that has no price, or does not sell here, stays as a line, is not charged, and is a violation.
 * Source: specification §4, §5, §9; decisions, "Order of the arithmetic".
 * @throws RulesError where a quantity is not whole or not between 1 and 20, also after merging.
 */
export function priceCart(
  cart: Cart,
  catalogue: Catalogue,
  context: PricingContext = {},
): PricedCart {
  const { country } = catalogue
  const { quantum } = countries[country]
  const lines = startLines(cart, catalogue)
  const list = sum(lines, (line) => line.listTotal)
  const recognised = formCombos(lines, catalogue, quantum)
  const combos = 0 - sum(lines, (line) => line.comboShare)
  const off = applyCoupon(lines, list, country, quantum, context)
  const coupon = 0 - sum(lines, (line) => line.couponShare)
  const goods = list + combos + coupon
  const given = findGifts(
    cart.gift,
    list,
    context.coupon,
    off.explanation?.applied === true,
    catalogue,
  )
  const travels = lines.some(({ charged, offer }) => charged > 0 && offer?.kind !== 'digital')
  const combosSave = list - off.withoutCombos - goods
  const shipping = shippingFor(country, list + combos, list, combosSave, travels)
  const pads = countGamepads({ lines }, catalogue)

  return {
    country,
    lines: lines.map(finishLine),
    combos: recognised.combos,
    gifts: given.gifts,
    adjustments: off.adjustment
      ? [...recognised.adjustments, off.adjustment]
      : recognised.adjustments,
    explanations: [
      ...recognised.explanations,
      ...(off.explanation ? [off.explanation] : []),
      ...given.explanations,
      ...explainShipping(shipping, list + combos, travels),
      ...explainGamepads(pads),
    ],
    violations: findViolations(lines, pads, recognised.combos, off, catalogue, context),
    shipping,
    totals: {
      quantity: sum(lines, (line) => line.charged),
      strike: sum(lines, (line) => line.strikeTotal),
      list,
      combos,
      coupon,
      goods,
      shipping: shipping.charge,
      total: goods + shipping.charge,
    },
  }
}

function sum(lines: readonly WorkingLine[], of: (line: WorkingLine) => Minor): Minor {
  return lines.reduce((total, line) => total + of(line), 0)
}
