import { couponPopupDelay, isReferralCoupon } from '@stemside/rules'
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Stores } from '../state/createStores.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Opens the apply-coupon popup: 2 s after load, 1 s after a change of route, if a friend's link gave a referral coupon
 * in this visit, which applies or waits, and the page is not excluded (specification §4.30, §9.16).
 *
 * @param arrivedAt - when the page was ready, in milliseconds since 1970
 */
export function watchCouponPopup(
  { coupon, dialogs, visit }: Stores,
  window: StorageWindow,
  arrivedAt: number,
): () => void {
  let arrival: { readonly kind: 'load' | 'route-change'; readonly at: number } = {
    kind: 'load',
    at: arrivedAt,
  }
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns whether the popup may open on this page. */
  const plan = (): boolean => {
    clearTimeout(timer)
    dialogs.withdraw('apply-coupon')
    // A shopper who typed the code needs no popup about it.
    const isGiven = storageKeys.referralTaken.read(window) !== undefined
    const couponCode = isGiven ? referralCodeOf(coupon.state) : undefined
    const delay = couponPopupDelay({
      path: visit.state.path ?? '/',
      arrival: arrival.kind,
      ...(couponCode !== undefined && { couponCode }),
      wasShown: storageKeys.showApplyCouponPopup.read(window) === 'false',
    })
    if (delay === undefined) return false
    const left = Math.max(0, arrival.at + delay - Date.now())
    timer = setTimeout(() => dialogs.enqueue({ id: 'apply-coupon' }), left)
    return true
  }
  const planForPage = () => {
    arrival = { kind: 'route-change', at: Date.now() }
    if (!plan()) dialogs.close('apply-coupon')
  }

  const stops = [subscribe(coupon.state, plan), subscribeKey(visit.state, 'path', planForPage)]
  plan()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** The referral coupon that applies or waits. */
function referralCodeOf({ applied, waiting }: Stores['coupon']['state']): string | undefined {
  return [applied, ...waiting.map(({ coupon }) => coupon)]
    .map((coupon) => coupon?.code)
    .find((code) => code !== undefined && isReferralCoupon(code))
}
