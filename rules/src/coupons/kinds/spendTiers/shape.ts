import type { BasisPoints, MinorUnits } from '../../../money.ts'

/** The more one buys for, the larger the share; in the one currency that its countries have. */
export interface SpendTiers {
  /** Thresholds and shares, both ascending. */
  readonly tiers: readonly SpendTier[]
}

interface SpendTier {
  /** Goods at selling prices, before combos and coupon, from which it counts. */
  readonly from: MinorUnits
  readonly basisPoints: BasisPoints
}
