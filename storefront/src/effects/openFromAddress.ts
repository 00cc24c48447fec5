import type { Stores } from '../state/createStores.ts'
import { signInMessage } from '../state/signInErrors.ts'
import { localPath } from './localPath.ts'

/**
 * Opens the popup that the URL names, and removes its parameters from the URL: the account popup from
 * `/?popup=login&callbackUrl=…&error=…`, to which /api/auth/signin redirects, or the slot machine from
 * `?popup=play`, to which a newsletter links on any page. `?account=new`, to which a sign-up with Google leads,
 * gives the coupon of a new account.
 */
export function openFromAddress(stores: Stores, { location, history }: Window) {
  const { dialogs } = stores
  const query = new URLSearchParams(location.search)
  const popup = query.get('popup')
  const isNewAccount = query.get('account') === 'new'
  if (isNewAccount) void giveCouponOnceLoaded(stores)
  if (popup === 'play') dialogs.open({ id: 'slot-machine' })
  else if (popup === 'login' || popup === 'signup') {
    const request = {
      mode: popup,
      message: signInMessage(query.get('error')),
      next: localPath(query.get('callbackUrl'), location.origin),
    } as const
    dialogs.open({ id: 'account', request })
  } else if (!isNewAccount) return
  for (const name of ['popup', 'error', 'callbackUrl', 'account']) query.delete(name)
  const search = query.toString()
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${search && `?${search}`}${location.hash}`,
  )
}

/** Lazy, because comparing coupons needs the pricing code, which many pages do not load. */
async function giveCouponOnceLoaded(stores: Stores): Promise<void> {
  try {
    const { giveSignupCoupon } = await import('../state/giveSignupCoupon.ts')
    await giveSignupCoupon(stores)
  } catch {
    // The account's owner can still type the code.
  }
}
