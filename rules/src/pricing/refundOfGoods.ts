import { countries, type CountryCode } from '../countries/countries.ts'
import { RulesError } from '../errors.ts'
import { minus, partOf, sumOf, type MinorUnits } from '../money.ts'
import { unitsOf } from '../cart/unitsOf.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CartLine } from './types.ts'

/** The parts of an order that a refund needs. `PricedCart` and `Order` both have them. */
export interface Refundable {
  readonly country: CountryCode
  readonly lines: readonly {
    readonly sku: Sku
    readonly quantity: number
    /** What the line costs after its share of combos and coupon. */
    readonly total: MinorUnits
  }[]
}

export interface Refund {
  readonly lines: readonly (CartLine & { readonly amount: MinorUnits })[]
  /** Without shipping. */
  readonly total: MinorUnits
}

/**
 * The refund of a return, for each of its lines: the returned units' share of what their line cost after
 * combos and coupon. The refunds of single units add up to exactly the line's total.
 * Shipping is never included: `refundOfReturn` decides about it.
 * @param order - the order as it was charged, with line totals after combos and coupon
 * @param returned - units of this return; a sku may stand in several lines
 * @param returnedBefore - units of all earlier returns of this order
 * @throws RulesError if a quantity is not whole and at least 1, or is more than bought less returned.
 */
export function refundOfGoods(
  order: Refundable,
  returned: readonly CartLine[],
  returnedBefore: readonly CartLine[] = [],
): Refund {
  const { quantum } = countries[order.country].currency
  const lines = returned.map(({ sku, quantity }, index) => {
    const bought = order.lines.find((line) => line.sku === sku)
    const before = unitsOf(sku, returnedBefore) + unitsOf(sku, returned.slice(0, index))
    const after = before + quantity
    if (!bought || !Number.isInteger(quantity) || quantity < 1 || after > bought.quantity) {
      const reason = 'must be whole, at least 1, and at most what was bought and not yet returned'
      throw new RulesError([{ path: `returned[${index}].quantity`, reason }])
    }
    const share = (units: number) => partOf(bought.total, units, bought.quantity, quantum)
    return { sku, quantity, amount: minus(share(after), share(before)) }
  })
  return { lines, total: sumOf(lines, ({ amount }) => amount) }
}
