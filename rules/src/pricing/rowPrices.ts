import { countries } from '../countries/countries.ts'
import type { Sku } from '../catalogue/types.ts'
import { allocate, minus, nothing, plus, sumOf, times, type MinorUnits } from '../money.ts'
import type { Adjustment, PricedCart } from './types.ts'

/** The price of each row of a cart after the coupon, in minor units. Together they are `totals.netTotal`. */
export interface RowPrices {
  /** The units of a line that are outside of combos, by sku. */
  readonly singles: ReadonlyMap<Sku, MinorUnits>
  /** All combos of a kind, by combo id. */
  readonly combos: ReadonlyMap<string, MinorUnits>
}

/**
 * Splits the coupon over the rows that a cart shows: sets, and units outside of sets. The coupon's share of a sku is
 * split by what its rows cost before the coupon. Source: §2.67.
 */
export function rowPrices(cart: PricedCart): RowPrices {
  const { quantum } = countries[cart.country].currency
  const singles = new Map<Sku, MinorUnits>()
  const ofCombos: { id: string; paid: MinorUnits }[] = []
  const couponAdjustments = cart.adjustments.filter(({ source }) => source === 'coupon')
  for (const { sku, unitPrice, quantity, inCombos, isSoldHere } of cart.lines) {
    if (!isSoldHere) continue
    const inSets = cart.combos.flatMap((combo) => {
      const count = combo.skus.filter((one) => one === sku).length * combo.quantity
      if (count === 0) return []
      const own = cart.adjustments.filter(({ source, id }) => source === 'combo' && id === combo.id)
      return { combo: combo.id, cost: plus(times(unitPrice, count), shareOf(sku, own)) }
    })
    const rows = [{ combo: undefined, cost: times(unitPrice, quantity - inCombos) }, ...inSets]
    const coupon = minus(nothing, shareOf(sku, couponAdjustments))
    for (const { of, amount } of allocate(coupon, rows, ({ cost }) => cost, quantum)) {
      const paid = minus(of.cost, amount)
      if (of.combo === undefined) singles.set(sku, paid)
      else ofCombos.push({ id: of.combo, paid })
    }
  }
  const combos = cart.combos.map(({ id }) => {
    const own = ofCombos.filter((part) => part.id === id)
    return [id, sumOf(own, ({ paid }) => paid)] as const
  })
  return { singles, combos: new Map(combos) }
}

/** Negative or zero: the share of a sku in adjustments. */
function shareOf(sku: Sku, adjustments: readonly Adjustment[]): MinorUnits {
  const shares = adjustments.flatMap(({ allocations }) =>
    allocations.filter((allocation) => allocation.sku === sku),
  )
  return sumOf(shares, ({ amount }) => amount)
}
