import { isReferralCoupon } from '../coupons/referral.ts'
import { isOn, pagesWithoutCouponPopup } from '../pageParts.ts'

/** Milliseconds from loading the page, or from a change of route, until the popup opens. Source: §9.7. */
export const couponPopupDelays = { load: 2000, 'route-change': 1000 } as const

export interface CouponPopupMoment {
  readonly path: string
  readonly arrival: keyof typeof couponPopupDelays
  /** The code of the applied coupon. */
  readonly couponCode?: string
  /** Whether it was shown since the country was chosen (`showApplyCouponPopup`). */
  readonly wasShown: boolean
}

/** After how many milliseconds the apply-coupon popup opens; undefined if it does not. */
export function couponPopupDelay(moment: CouponPopupMoment): number | undefined {
  const { couponCode = '', wasShown, path, arrival } = moment
  const mayOpen = isReferralCoupon(couponCode) && !wasShown && !isOn(path, pagesWithoutCouponPopup)
  return mayOpen ? couponPopupDelays[arrival] : undefined
}
