import { isWhole } from '../fields.ts'

/** Sorts units by price, the highest first, in groups of n. The cheapest unit of each full group is free. */
export const cheapestFreeShape = {
  /** The n: 2 to 20. */
  every: isWhole,
}
