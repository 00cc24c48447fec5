import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { formatAmount, negative } from '../money.ts'
import { explainToShopper } from './explainToShopper.ts'
import { amountOf } from './figureOf.ts'
import type { GiftPreview } from './giftPreview.ts'

/** Why a gift cannot be chosen, in one sentence: "Orboot Mars is out of stock." */
export function explainGiftRefusal(preview: GiftPreview, catalogue: Catalogue): string | undefined {
  const { refusal, gift, chosen } = preview
  if (refusal === undefined) return undefined
  if (refusal.reason === 'not-sold-here')
    return `${nameOf(gift, catalogue)} is not sold in your country.`
  if (refusal.reason === 'out-of-stock') return `${nameOf(gift, catalogue)} is out of stock.`
  const { explanation } = refusal
  if (explanation.figures.short === undefined || chosen.removed.length === 0) {
    return `${explainToShopper(explanation, catalogue)}.`
  }
  const amount = formatAmount(amountOf(explanation.figures, 'short'), catalogue.rules.currency)
  return `Choosing it takes ${removedNames(preview, catalogue)} out of your cart, and the rest is ${amount} short of a free gift.`
}

/**
 * What choosing a gift costs, in a sentence each: lines that are removed, combos that no longer form, a
 * coupon that is replaced. Empty if it costs nothing.
 */
export function explainGiftCost(preview: GiftPreview, catalogue: Catalogue): readonly string[] {
  const { before, after, chosen } = preview
  const costs: string[] = []
  if (chosen.removed.length > 0) {
    costs.push(`Takes ${removedNames(preview, catalogue)} out of your cart`)
  }
  for (const { id, name } of before.combos) {
    if (!after.combos.some((combo) => combo.id === id)) costs.push(`${name} is no longer complete`)
  }
  for (const { source, id, amount } of before.adjustments) {
    if (source === 'coupon' && id !== chosen.couponCode) {
      costs.push(
        `${chosen.couponCode} replaces ${id}, which saves you ${formatAmount(negative(amount), catalogue.rules.currency)}`,
      )
    }
  }
  return costs
}

/** "Orboot Mars", "2 Orboot Mars and Tacto Classics". */
function removedNames({ chosen }: GiftPreview, catalogue: Catalogue): string {
  return chosen.removed
    .map(({ sku, quantity }) => `${quantity > 1 ? `${quantity} ` : ''}${nameOf(sku, catalogue)}`)
    .join(' and ')
}
