import { isWhole } from '../fields.ts'

/** Every n-th unit, the dearest first, costs less. */
export const nthUnitShape = {
  /** The n: 2 to 20. */
  every: isWhole,
  /** What is taken off that unit. */
  basisPoints: isWhole,
}
