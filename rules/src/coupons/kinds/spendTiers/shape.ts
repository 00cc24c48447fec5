import { hasFields, isAmount, isListOf, isWhole, type ValuesOf } from '../fields.ts'

const tierShape = {
  /** Goods at selling prices, before combos and coupon, from which the tier counts. */
  from: isAmount,
  basisPoints: isWhole,
}

function isTier(value: unknown): value is ValuesOf<typeof tierShape> {
  return hasFields(value, tierShape)
}

/** The more one buys for, the larger the share; in the one currency that its countries have. */
export const spendTiersShape = {
  /** Thresholds and shares, both ascending. */
  tiers: isListOf(isTier),
}
