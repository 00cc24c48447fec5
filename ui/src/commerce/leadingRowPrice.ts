import type { LeadingPrice, MinorUnits } from '@stemside/rules'

/** The price that a row of the cart leads with: what is paid, if the coupon makes it less, with the list price struck. */
export function leadingRowPrice(
  paid: MinorUnits | undefined,
  list: MinorUnits,
  strike: MinorUnits,
): LeadingPrice {
  return paid !== undefined && paid < list
    ? { amount: paid, strike: list }
    : { amount: list, strike }
}
