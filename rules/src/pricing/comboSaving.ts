import type { RankedCombo } from '../catalogue/types.ts'
import type { Country } from '../countries/country.ts'
import { allocate, minus, negative, plus, sumOf, times, type MinorUnits } from '../money.ts'
import { applyCoupon } from './applyCoupon.ts'
import { foldAdjustments, type AdjustedBySku } from './foldAdjustments.ts'
import type { Adjustment, PricingContext } from './types.ts'

/** What a set takes off its toys: its saving, shared out over the members by their list prices. */
export function comboAdjustment(
  { combo, members, saving }: Pick<RankedCombo, 'combo' | 'members' | 'saving'>,
  quantity: number,
  quantum: number,
): Adjustment {
  const amount = times(saving, quantity)
  const shares = allocate(amount, members, (one) => times(one.listPrice, one.count), quantum)
  const allocations = shares.map(({ of, amount: share }) => ({
    sku: of.sku,
    amount: negative(share),
  }))
  return { source: 'combo', id: combo.id, label: combo.name, amount: negative(amount), allocations }
}

/**
 * What one set saves, in minor units: how much less it costs than its toys one by one, both with the coupon
 * in force. Cards, hints, overlay and cart all name this figure. It is that of the set alone: in a larger cart
 * the total may change by one step of the currency more or less, because a coupon is rounded once for the
 * cart. Source: §4.64, §4.66.
 */
export function comboSaving(
  set: Pick<RankedCombo, 'combo' | 'members' | 'saving'>,
  rules: Pick<Country, 'code' | 'currency'>,
  context: PricingContext,
): MinorUnits {
  const lines = set.members.map(({ sku, count, listPrice }) => ({
    sku,
    charged: count,
    listTotal: times(listPrice, count),
  }))
  const listTotal = sumOf(lines, (line) => line.listTotal)
  const couponOn = (comboAdjusted: AdjustedBySku) =>
    sumOf(
      applyCoupon({ rules, lines, listTotal, comboAdjusted }, context).adjustments,
      ({ amount }) => amount,
    )
  const adjustment = comboAdjustment(set, 1, rules.currency.quantum)
  return minus(plus(set.saving, couponOn(new Map())), couponOn(foldAdjustments([adjustment])))
}
