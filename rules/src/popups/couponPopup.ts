import { isReferralCoupon } from '../coupons/referral.ts'

/** The first path segments of the pages where the apply-coupon popup never opens. Source: §9.16. */
export const couponPopupFreePages: readonly string[] = [
  'thankyou',
  'careers',
  'about-us',
  'blog',
  'contact-us',
  'press-kit',
  'tnc',
  '2021-product-range',
  'tracking',
  'privacy',
  'gift',
]

/** Milliseconds from loading the page, or from a change of route, until the popup opens. Source: §9.7. */
export const couponPopupDelays = { load: 2000, 'route-change': 1000 } as const

export interface CouponPopupMoment {
  readonly path: string
  readonly arrival: keyof typeof couponPopupDelays
  /** The code of the coupon in force. */
  readonly couponCode?: string
  /** Whether it was shown since the country was chosen (`showApplyCouponPopup`). */
  readonly wasShown: boolean
}

/** After how many milliseconds the apply-coupon popup opens; undefined where it does not. */
export function couponPopupDelay(moment: CouponPopupMoment): number | undefined {
  const { couponCode = '', wasShown, path, arrival } = moment
  const mayOpen = isReferralCoupon(couponCode) && !wasShown && !isOn(path, couponPopupFreePages)
  return mayOpen ? couponPopupDelays[arrival] : undefined
}

/** Whether a path is one of these pages or lies below it: /blog/{slug} is the blog, /gifts is not /gift. */
export function isOn(path: string, pages: readonly string[]): boolean {
  const first = path.split(/[/?#]/).find((part) => part !== '') ?? ''
  return pages.includes(first)
}
