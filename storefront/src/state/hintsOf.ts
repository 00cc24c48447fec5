import {
  addEachUpToLimit,
  comboHints,
  type Cart,
  type Catalogue,
  type ComboHint,
  type Coupon,
  type Stock,
} from '@stemside/rules'

/**
 * The combos that one press can complete: what they lack is in stock, and stays within 20 of each.
 */
export function hintsOf(
  cart: Cart,
  catalogue: Catalogue,
  coupon: Coupon | undefined,
  stock: Stock,
): readonly ComboHint[] {
  return comboHints(cart, catalogue, coupon && { coupon }).filter(
    ({ missing, name }) => addEachUpToLimit(cart, missing, name, catalogue, stock).isWhole,
  )
}
