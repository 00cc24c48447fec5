import type { BasisPoints } from '../../../money.ts'

/** A share of the cart. */
export interface Percent {
  readonly basisPoints: BasisPoints
}
