import { minus, negative, sumOf } from '../money.ts'
import type { Adjustment, NamedSaving, PricedCombo } from './types.ts'

/**
 * What takes money off a cart, in rows for the shopper. A coupon comes first and has its share of the list prices. Each set
 * follows with what it saves beside the coupon: the figure of `comboSaving`, which its card and its row name too. The
 * rows add up to the adjustments. Source: §4.64, §4.66.
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
