import { nameOf } from '../catalogue/nameOf.ts'
import { surpriseGiftSku } from '../catalogue/products.ts'
import type { Catalogue, RankedCombo } from '../catalogue/types.ts'
import { gamepadRule } from '../gamepadRule.ts'
import { listOf } from '../listOf.ts'
import { formatAmount, formatBriefly, minor, plus, type MinorUnits } from '../money.ts'
import { explainToShopper } from './explainToShopper.ts'
import { amountOf } from './figureOf.ts'
import type {
  ComboExplanation,
  CouponExplanation,
  GamepadExplanation,
  GiftExplanation,
  PricedCart,
  PricedCombo,
} from './types.ts'

/**
 * Why this cart costs what it costs, in one sentence each: sets that formed, sets whose toys are all in the cart and
 * that do not count, the coupon that counts, gifts, and why its kits need gamepads. Sets that lack a toy are not among them,
 * because the shop offers to complete those. A coupon that does not count has its sentence beside its field.
 * Source: §4.53.
 */
export function cartReasons(cart: PricedCart, catalogue: Catalogue): readonly string[] {
  return cart.explanations.flatMap((explanation) => {
    if (explanation.subject === 'combo') {
      return explanation.applied
        ? whyFormed(explanation, cart, catalogue)
        : whyNotFormed(explanation, cart, catalogue)
    }
    if (explanation.subject === 'coupon') return whyCounted(explanation, cart, catalogue)
    if (explanation.subject === 'gift') return whyFree(explanation, cart, catalogue)
    if (explanation.subject === 'gamepad') return whyGamepad(explanation, catalogue)
    return []
  })
}

/**
 * Why a coupon or a set of this cart does not count, in one sentence each: for pages that show the total without
 * the coupon's field.
 */
export function missedSavings(cart: PricedCart, catalogue: Catalogue): readonly string[] {
  return cart.explanations.flatMap((explanation) => {
    if (explanation.applied) return []
    if (explanation.subject === 'combo') return whyNotFormed(explanation, cart, catalogue)
    return explanation.subject === 'coupon' ? [`${explainToShopper(explanation, catalogue)}.`] : []
  })
}

/** "Orboot Mars, Plugo Link and Plugo Gamepad make the Engineer Pack." */
function whyFormed(
  { id }: ComboExplanation,
  { combos }: PricedCart,
  catalogue: Catalogue,
): readonly string[] {
  return combos
    .filter((formed) => formed.id === id)
    .map(({ skus, name }) => {
      const names = skus.map((sku) => nameOf(sku, catalogue))
      return `${listOf(names)} make the ${name}.`
    })
}

function whyNotFormed(
  explanation: ComboExplanation,
  cart: PricedCart,
  catalogue: Catalogue,
): readonly string[] {
  switch (explanation.reason) {
    case 'units-in-other-combo':
    case 'units-in-equal-combo':
      return catalogue.combos
        .filter(({ combo }) => combo.id === explanation.id)
        .flatMap((one) => whichCountsInstead(explanation, one, cart, catalogue))
    case 'not-offered':
    case 'saves-nothing':
      return isPromised(explanation, cart) ? [`${explainToShopper(explanation, catalogue)}.`] : []
    default:
      return []
  }
}

/** Whether the shopper completed or added the set: nobody else asks for a set that this country does not have. */
function isPromised({ id }: ComboExplanation, { violations }: PricedCart): boolean {
  return violations.some(({ comboId }) => comboId === id)
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

/**
 * "WELCOME10 counts because your toys come to $49 or more.", or "SPRING30 counts on all toys of this cart.", or
 * "ONEKIT10 counts on toys for $49.99 of this cart, not on the others."
 */
function whyCounted(
  { applied, id, figures }: CouponExplanation,
  { totals }: PricedCart,
  { rules }: Catalogue,
): readonly string[] {
  const base = amountOf(figures, 'base')
  // A gift coupon has no base: its sentence is the gift's.
  if (!applied || base === 0) return []
  if (base !== plus(totals.listTotal, totals.combos)) {
    return [
      `${id} counts on toys for ${formatAmount(base, rules.currency)} of this cart, not on the others.`,
    ]
  }
  const minimum = amountOf(figures, 'minimum')
  return minimum === 0
    ? [`${id} counts on all toys of this cart.`]
    : [`${id} counts because your toys come to ${formatBriefly(minimum, rules.currency)} or more.`]
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

/** Where a kit of the cart is sold only with a gamepad: the rule, also for families that own a gamepad. */
function whyGamepad({ figures }: GamepadExplanation, catalogue: Catalogue): readonly string[] {
  if (figures.least === 0) return []
  const alone = [...catalogue.offers.values()].filter(
    ({ kind, isSoldHere, wantsGamepad }) => kind === 'kit' && isSoldHere && !wantsGamepad,
  )
  return [gamepadRule(alone.map(({ sku }) => nameOf(sku, catalogue)))]
}
