import { isWhole } from '../fields.ts'

/** A percentage of what the lines cost. */
export const percentShape = {
  /** The discount. */
  basisPoints: isWhole,
}
