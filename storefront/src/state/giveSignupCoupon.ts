import { signupOffer } from '@stemside/rules'
import type { Stores } from './createStores.ts'
import { giveCoupon } from './giveCoupon.ts'

/**
 * Gives a new account its coupon, and enqueues the popup that says whether it applies or waits. If the
 * store does not answer, neither happens. The account's owner can still type the code.
 */
export async function giveSignupCoupon(stores: Stores): Promise<void> {
  const { country } = stores.prices.state
  const found = await stores.api.getCoupon(signupOffer.code).catch(() => undefined)
  const isOfHere = country === stores.prices.state.country && found?.countries.includes(country)
  if (found?.isActive !== true || isOfHere !== true) return
  giveCoupon(stores, found, 'signup')
  stores.dialogs.enqueue({ id: 'signup-coupon', coupon: found })
}
