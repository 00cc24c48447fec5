import type { BasisPoints } from '../../../money.ts'

/** Every n-th unit, the dearest first, costs less. */
export interface NthUnit {
  /** The n: 2 or more. */
  readonly every: number
  /** What is taken off that unit. */
  readonly basisPoints: BasisPoints
}
