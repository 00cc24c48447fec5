import type { MinorUnits } from '@stemside/rules'
import type { PriceProps } from './Price/index.ts'

/** The price that a row of the cart leads with: what is paid, if the coupon makes it less, with the list price struck. */
export function leadingRowPrice(
  paid: MinorUnits | undefined,
  list: MinorUnits,
  strike: MinorUnits,
): Pick<PriceProps, 'amount' | 'strike' | 'strikeWithout'> {
  return paid !== undefined && paid < list
    ? { amount: paid, strike: list, strikeWithout: 'the coupon' }
    : { amount: list, strike }
}
