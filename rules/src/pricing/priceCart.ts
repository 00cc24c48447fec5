import type { Catalogue } from '../catalogue/types.ts'
import { countGamepads } from '../gamepads.ts'
import { findGifts } from '../gifts.ts'
import { minus, negative, plus, sumOf, type MinorUnits } from '../money.ts'
import { chargeShipping, isSentByPost } from '../shipping.ts'
import { findViolations } from '../violations/violations.ts'
import { applyCoupon } from './applyCoupon.ts'
import { explainGamepads, explainShipping } from './explainTotals.ts'
import { foldAdjustments, priceLine } from './foldAdjustments.ts'
import { listLines } from './listLines.ts'
import { nameSavings } from './nameSavings.ts'
import { recogniseCombos } from './recogniseCombos.ts'
import type {
  Adjustment,
  Cart,
  CouponExplanation,
  NamedSaving,
  PricedCart,
  PricingContext,
} from './types.ts'

/**
 * Prices a cart in four steps: lines, combos, coupon, shipping. Each step is a function of the results
 * of the steps before it. Combos and coupon give adjustments, which are folded into lines and totals.
 * A sku that has no price or is not sold here stays as a line, is not charged, and is a violation.
 * Source: §4.62.
 * @throws RulesError if a quantity is not whole or not between 1 and 20, also after merging.
 */
export function priceCart(
  cart: Cart,
  catalogue: Catalogue,
  context: PricingContext = {},
): PricedCart {
  const { country, rules } = catalogue
  const lines = listLines(cart, catalogue)
  const listTotal = sumOf(lines, (line) => line.listTotal)

  const combos = recogniseCombos(lines, catalogue, context)
  const comboAdjusted = foldAdjustments(combos.adjustments)
  const comboTotal = totalOf(combos.adjustments)
  const netOfCombos = plus(listTotal, comboTotal)

  const coupon = applyCoupon({ rules, lines, listTotal, comboAdjusted }, context)
  const adjusted = foldAdjustments(coupon.adjustments, comboAdjusted)
  const couponTotal = totalOf(coupon.adjustments)
  const netTotal = plus(netOfCombos, couponTotal)
  const savings = nameSavings(combos.combos, combos.adjustments, coupon.adjustments)
  const strikeTotal = sumOf(lines, (line) => line.strikeTotal)

  const shipping = chargeShipping({ rate: rules.shipping, lines, netOfCombos })

  const gifts = findGifts({
    chosen: cart.gift,
    listTotal,
    coupon: coupon.explanation?.applied ? context.coupon : undefined,
    catalogue,
  })
  const gamepads = countGamepads({ lines }, catalogue)

  return {
    country,
    lines: lines.map((line) => priceLine(line, adjusted, combos.unitsInCombos)),
    combos: combos.combos,
    gifts: gifts.gifts,
    adjustments: [...combos.adjustments, ...coupon.adjustments],
    savings,
    explanations: [
      ...combos.explanations,
      ...(coupon.explanation ? [withNamedSaving(coupon.explanation, savings)] : []),
      ...gifts.explanations,
      ...(isSentByPost(lines) ? [explainShipping(shipping, netOfCombos)] : []),
      ...explainGamepads(gamepads),
    ],
    violations: findViolations({
      lines,
      gamepads,
      combos: combos.combos,
      isCouponApplied: coupon.explanation?.applied === true,
      catalogue,
      context,
    }),
    shipping,
    totals: {
      quantity: lines.reduce((sum, line) => sum + line.charged, 0),
      strikeTotal,
      listTotal,
      combos: comboTotal,
      coupon: couponTotal,
      netTotal,
      saved: minus(listTotal, netTotal),
      shipping: shipping.charge,
      total: plus(netTotal, shipping.charge),
    },
  }
}

/** The explanation names the coupon's saving with the figure of its row. */
function withNamedSaving(
  explanation: CouponExplanation,
  [first]: readonly NamedSaving[],
): CouponExplanation {
  if (first?.source !== 'coupon') return explanation
  const { figures } = explanation
  return { ...explanation, figures: { ...figures, saving: negative(first.amount) } }
}

function totalOf(adjustments: readonly Adjustment[]): MinorUnits {
  return sumOf(adjustments, ({ amount }) => amount)
}
