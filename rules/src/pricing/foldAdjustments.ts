import type { Sku } from '../catalogue/types.ts'
import { nothing, plus, type MinorUnits } from '../money.ts'
import type { ListLine } from './listLines.ts'
import type { Adjustment, PricedLine } from './types.ts'

/** What adjustments take off each sku, as negative amounts. A sku at its list price is absent. */
export type AdjustedBySku = ReadonlyMap<Sku, MinorUnits>

/** Adds what adjustments take off each sku to what earlier steps took off. */
export function foldAdjustments(
  adjustments: readonly Adjustment[],
  before: AdjustedBySku = new Map(),
): AdjustedBySku {
  if (adjustments.length === 0) return before
  const adjusted = new Map(before)
  for (const { allocations } of adjustments) {
    for (const { sku, amount } of allocations) {
      adjusted.set(sku, plus(adjusted.get(sku) ?? nothing, amount))
    }
  }
  return adjusted
}

/** What a line costs after adjustments. */
export function netTotalOf({ sku, listTotal }: ListLine, adjusted: AdjustedBySku): MinorUnits {
  return plus(listTotal, adjusted.get(sku) ?? nothing)
}

/** A line with everything that combos and coupon take off it. */
export function priceLine(
  line: ListLine,
  adjustedBySku: AdjustedBySku,
  unitsInCombos: ReadonlyMap<Sku, number>,
): PricedLine {
  const { sku, quantity, offer, charged, listTotal } = line
  return {
    sku,
    quantity,
    inCombos: unitsInCombos.get(sku) ?? 0,
    unitPrice: offer?.price.listPrice ?? nothing,
    unitStrikePrice: offer?.price.strikePrice ?? nothing,
    listTotal,
    adjusted: adjustedBySku.get(sku) ?? nothing,
    total: netTotalOf(line, adjustedBySku),
    isSoldHere: charged > 0,
  }
}
