import { isWhole } from '../fields.ts'

/** A share of the cart. */
export const percentShape = {
  /** What is taken off. */
  basisPoints: isWhole,
}
