import { isWhole } from '../fields.ts'

/** Sorts units by price, the highest first. Every n-th unit costs less. */
export const nthUnitShape = {
  /** The n: 2 to 20. */
  every: isWhole,
  /** The discount of that unit. */
  basisPoints: isWhole,
}
