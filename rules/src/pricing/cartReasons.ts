import { nameOf } from '../catalogue/nameOf.ts'
import { surpriseGiftSku } from '../catalogue/products.ts'
import type { Catalogue, RankedCombo } from '../catalogue/types.ts'
import { formatAmount, formatBriefly, minor, plus, type MinorUnits } from '../money.ts'
import { explainToShopper } from './explainToShopper.ts'
import { amountOf } from './figureOf.ts'
import type {
  ComboExplanation,
  CouponExplanation,
  GiftExplanation,
  PricedCart,
  PricedCombo,
} from './types.ts'

/**
 * Why the savings of this cart are what they are, in one sentence each: sets whose toys are all in the cart and
 * that do not count, a coupon that counts on a part of the cart, and gifts. Sets that lack a toy are not among
 * them, because the shop offers to complete those. Source: §4.53.
 */
export function cartReasons(cart: PricedCart, catalogue: Catalogue): readonly string[] {
  return cart.explanations.flatMap((explanation) => {
    if (explanation.subject === 'combo') return whyNotFormed(explanation, cart, catalogue)
    if (explanation.subject === 'coupon') return whyOnAPart(explanation, cart, catalogue)
    if (explanation.subject === 'gift') return whyFree(explanation, cart, catalogue)
    return []
  })
}

function whyNotFormed(
  explanation: ComboExplanation,
  cart: PricedCart,
  catalogue: Catalogue,
): readonly string[] {
  const ranked = catalogue.combos.filter(({ combo }) => combo.id === explanation.id)
  switch (explanation.reason) {
    case 'units-in-other-combo':
    case 'units-in-equal-combo':
      return ranked.flatMap((one) => whichCountsInstead(explanation, one, cart, catalogue))
    case 'not-offered':
    case 'dearer-than-parts':
      return ranked
        .filter(({ combo }) =>
          combo.skus.every((sku) => cart.lines.some((line) => line.sku === sku && line.isSoldHere)),
        )
        .map(() => `${explainToShopper(explanation, catalogue)}.`)
    default:
      return []
  }
}

/**
 * "Your Orboot Mars counts in the Engineer Pack, which saves $23.00; the Tech Toy Pack would save $18.00." It
 * names the first set that formed, which saves most.
 */
function whichCountsInstead(
  { reason, figures }: ComboExplanation,
  { combo, members }: RankedCombo,
  { lines, combos }: PricedCart,
  catalogue: Catalogue,
): readonly string[] {
  const amount = (value: MinorUnits) => formatAmount(value, catalogue.rules.currency)
  const sharedWith = ({ skus }: PricedCombo) =>
    members.filter(
      ({ sku, count }) =>
        skus.includes(sku) &&
        lines.some((line) => line.sku === sku && line.quantity - line.inCombos < count),
    )
  return combos
    .filter((formed) => sharedWith(formed).length > 0)
    .slice(0, 1)
    .map((formed) => {
      const shared = sharedWith(formed).map(({ sku }) => nameOf(sku, catalogue))
      const counted = `Your ${shared.join(' and ')} ${shared.length === 1 ? 'counts' : 'count'} in the ${formed.name}`
      const own = amount(amountOf(figures, 'saving'))
      return reason === 'units-in-equal-combo'
        ? `${counted}; the ${combo.name} would save the same ${own}.`
        : `${counted}, which saves ${amount(minor(formed.saving / formed.quantity))}; the ${combo.name} would save ${own}.`
    })
}

/** "ONEKIT10 counts on toys for $49.99 of this cart, not on the others." */
function whyOnAPart(
  { applied, id, figures }: CouponExplanation,
  { totals }: PricedCart,
  { rules }: Catalogue,
): readonly string[] {
  const base = amountOf(figures, 'base')
  // A gift coupon has no base.
  const isOnAll = base === 0 || base === plus(totals.listTotal, totals.combos)
  if (!applied || isOnAll) return []
  return [
    `${id} counts on toys for ${formatAmount(base, rules.currency)} of this cart, not on the others.`,
  ]
}

/** "Surprise Gift is free because your toys come to $99 or more." */
function whyFree(
  { applied, id, figures }: GiftExplanation,
  { explanations }: PricedCart,
  catalogue: Catalogue,
): readonly string[] {
  if (!applied) return []
  const name = nameOf(id, catalogue)
  if (id === surpriseGiftSku) {
    const minimum = formatBriefly(amountOf(figures, 'minimum'), catalogue.rules.currency)
    return [`${name} is free because your toys come to ${minimum} or more.`]
  }
  return explanations
    .filter(({ subject }) => subject === 'coupon')
    .map(({ id: code }) => `${name} is free with ${code}.`)
}
