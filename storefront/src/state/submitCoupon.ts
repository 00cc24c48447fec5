import {
  type Catalogue,
  explainToShopper,
  minimumPopup,
  minor,
  type PricedCart,
} from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'
import type { UnmetMinimum } from './dialogs.ts'
import { giveCoupon } from './giveCoupon.ts'
import { keptSaving } from './keptSaving.ts'
import { price, pricedCart } from './pricing/pricedCart.ts'

/**
 * Applies a typed code, or lets it wait beside a coupon that saves more (specification §4.22). If its
 * minimum is not reached, a popup says so (specification §2), unless the code could save no more then either.
 */
export async function submitCoupon(stores: Stores, typed: string): Promise<void> {
  const { cart, coupon, dialogs, prices } = stores
  // Prefetch the list, because a shopper who types one code may pull the lever for another.
  if (coupon.state.allCoupons === undefined) void coupon.loadAll()
  const found = await coupon.lookUp(typed)
  if (found === undefined) return
  const { catalogue } = prices.state
  const isHeld = coupon.state.applied?.code === found.code
  const isWaiting = giveCoupon(stores, found, 'typed') !== undefined
  const result = pricedCart(stores).explanations.find(({ subject }) => subject === 'coupon')
  if (!isWaiting && result?.applied) {
    cart.forgetNews()
    // The field says that a code is in the cart already (`couponMessage.ts`).
    if (!isHeld) cart.tell(explainToShopper(result, catalogue))
  }
  const unmet = unmetMinimum(price(cartOf(cart.state), catalogue, found), catalogue)
  if (unmet !== undefined && keptSaving(stores, found) === undefined)
    dialogs.open({ id: 'unmet-minimum', unmet })
}

function unmetMinimum(
  { explanations }: PricedCart,
  catalogue: Catalogue,
): UnmetMinimum | undefined {
  for (const explanation of explanations) {
    const popup = minimumPopup(explanation, catalogue)
    const { base = 0, minimum = 0 } = explanation.figures
    if (popup !== undefined) return { ...popup, value: minor(base), minimum: minor(minimum) }
  }
  return undefined
}
