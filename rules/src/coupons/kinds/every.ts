import { maxQuantity } from '../../cart/maxQuantity.ts'

/** Whether a coupon can count in groups of this many units: whole, 2 to 20. */
export function isEvery(every: number): boolean {
  return Number.isInteger(every) && every >= 2 && every <= maxQuantity
}
