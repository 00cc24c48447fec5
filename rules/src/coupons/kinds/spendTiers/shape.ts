import { hasFields, isAmount, isListOf, isWhole, type ValuesOf } from '../fields.ts'

const tierShape = {
  /** The value of goods at list prices, before combos and coupon, from which the tier applies. */
  from: isAmount,
  basisPoints: isWhole,
}

function isTier(value: unknown): value is ValuesOf<typeof tierShape> {
  return hasFields(value, tierShape)
}

/** A percentage that rises with the value of goods. Thresholds are in the currency of its country. */
export const spendTiersShape = {
  /** Thresholds and shares, both ascending. */
  tiers: isListOf(isTier),
}
