import { knownCountry } from '../countries/codes.ts'
import { countries } from '../countries/countries.ts'
import { isOn, pagesWithoutExitPopup } from '../pageParts.ts'

/** The coupon in the exit popup's email. Source: §9.19. */
export const exitPopupCoupon = 'TRY20'

export interface ExitPopupVisit {
  readonly path: string
  /** ISO 3166, also of countries that the shop does not sell in. */
  readonly country: string
  readonly couponCode?: string
  readonly isSignedIn: boolean
  /** `exit_popup_closed` */
  readonly isClosed: boolean
  /** `email_submitted` */
  readonly isEmailSubmitted: boolean
  /** Whether it was shown in this session. */
  readonly wasShown: boolean
}

/** Whether the exit popup may open at all. It is suppressed in all five countries (§4.47). */
export function mayShowExitPopup(visit: ExitPopupVisit): boolean {
  return !(
    visit.wasShown ||
    visit.isClosed ||
    visit.isEmailSubmitted ||
    visit.isSignedIn ||
    visit.couponCode === exitPopupCoupon ||
    isOn(visit.path, pagesWithoutExitPopup) ||
    isSuppressedIn(visit.country)
  )
}

function isSuppressedIn(country: string): boolean {
  const code = knownCountry(country)
  return code !== undefined && !countries[code].hasExitPopup
}

export type ExitPopupTrigger =
  | { readonly kind: 'mouse-leaves' }
  | { readonly kind: 'time-or-route-change'; readonly afterMs: number }

/**
 * What opens the popup: on a wide page the mouse leaving the page, on a narrow page a delay. Source:
 * §4.46.
 */
export function exitPopupTrigger(width: number): ExitPopupTrigger {
  return width < 1200 ? { kind: 'time-or-route-change', afterMs: 15_000 } : { kind: 'mouse-leaves' }
}
