import { isAmount } from '../fields.ts'

/** An amount, in the one currency that its countries have. */
export const flatShape = {
  amount: isAmount,
}
