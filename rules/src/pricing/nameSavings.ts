import { minus, negative, sumOf } from '../money.ts'
import type { Adjustment, NamedSaving, PricedCombo } from './types.ts'

/**
 * The rows of a cart's savings, as the shopper reads them. A coupon comes first, with its share of the list prices. Each
 * set follows with the amount of `comboSaving`: its card, and the set in the cart, show the same amount. The rows add up to
 * the adjustments. Source: §4.64, §4.66.
 */
export function nameSavings(
  combos: readonly PricedCombo[],
  ofCombos: readonly Adjustment[],
  [coupon]: readonly Adjustment[],
): readonly NamedSaving[] {
  if (coupon === undefined) return ofCombos
  const { source, id, label } = coupon
  const sets = combos.map((combo) => ({
    source: 'combo' as const,
    id: combo.id,
    label: combo.name,
    amount: negative(combo.saving),
  }))
  const taken = sumOf([...ofCombos, coupon], ({ amount }) => amount)
  const ofSets = sumOf(sets, ({ amount }) => amount)
  return [{ source, id, label, amount: minus(taken, ofSets) }, ...sets]
}
