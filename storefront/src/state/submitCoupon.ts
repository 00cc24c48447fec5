import {
  type Catalogue,
  compareCoupons,
  minimumPopup,
  minor,
  normaliseCode,
  type PricedCart,
} from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'
import type { UnmetMinimum } from './dialogs.ts'
import { price } from './pricing/pricedCart.ts'

/** Applies a typed code. If its minimum is not reached, a popup says so (specification §2). */
export async function submitCoupon(shop: Shop, typed: string): Promise<void> {
  const { cart, coupon, dialogs, market } = shop
  const { country, catalogue } = market.state
  const lines = cartOf(cart.state)
  // Prefetch the list, because a shopper who types one code may pull the lever for another.
  if (coupon.state.allCoupons === undefined) void coupon.loadAll()
  await coupon.submit(typed, country, (current, other) =>
    compareCoupons(lines, catalogue, current, other),
  )
  const tried = coupon.state.weaker?.coupon ?? coupon.state.applied
  if (tried === undefined || tried.code !== normaliseCode(typed)) return
  const unmet = unmetMinimum(price(lines, catalogue, tried), catalogue)
  if (unmet !== undefined) dialogs.open({ id: 'unmet-minimum', unmet })
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
