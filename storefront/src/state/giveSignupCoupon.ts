import type { Shop } from './createShop.ts'
import { giveCoupon } from './giveCoupon.ts'

/** The code that a new account brings (specification §9.19). */
const signupCode = 'TRYNEW'

/**
 * Gives a new account its coupon, and enqueues the popup that says whether it applies or waits. If the
 * store does not answer, neither happens. The account's owner can still type the code.
 */
export async function giveSignupCoupon(shop: Shop): Promise<void> {
  const { country } = shop.market.state
  const found = await shop.api.getCoupon(signupCode).catch(() => undefined)
  const isOfHere = country === shop.market.state.country && found?.countries.includes(country)
  if (found?.isActive !== true || isOfHere !== true) return
  giveCoupon(shop, found, 'signup')
  shop.dialogs.enqueue({ id: 'signup-coupon', coupon: found })
}
