import { isWhole } from '../fields.ts'

/** Of every n units, the dearest first, the cheapest is free. */
export const cheapestFreeShape = {
  /** The n: 2 to 20. */
  every: isWhole,
}
