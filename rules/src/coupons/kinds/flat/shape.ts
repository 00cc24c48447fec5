import { isAmount } from '../fields.ts'

/** A fixed amount, in the currency of its country. */
export const flatShape = {
  amount: isAmount,
}
