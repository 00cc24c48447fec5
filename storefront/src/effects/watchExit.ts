import { exitPopupTrigger, mayShowExitPopup } from '@stemside/rules'
import { subscribeKey } from 'valtio/utils'
import type { Stores } from '../state/createStores.ts'
import { storageKeys } from './storageKeys.ts'

/**
 * Opens the exit popup once a session: on a wide page when the mouse leaves it, on a narrow one after 15 s
 * or at a later change of route (specification §4.46). The returned function stops it.
 *
 * @param country - ISO 3166; an argument so that tests can name a country that has the popup
 */
export function watchExit(
  stores: Stores,
  window: Window,
  country: string = stores.prices.state.country,
): () => void {
  const { coupon, dialogs, session, visit } = stores
  let wasShown = false
  const show = () => {
    const { applied } = coupon.state
    const may = mayShowExitPopup({
      path: visit.state.path ?? window.location.pathname,
      country,
      ...(applied !== undefined && { couponCode: applied.code }),
      isSignedIn: session.state.user !== undefined,
      isClosed: storageKeys.exitPopupClosed.read(window) === 'true',
      isEmailSubmitted: storageKeys.emailSubmitted.read(window) === 'true',
      wasShown,
    })
    if (!may) return
    wasShown = true
    dialogs.enqueue({ id: 'exit-offer' })
  }
  const trigger = exitPopupTrigger(window.innerWidth)
  if (trigger.kind === 'mouse-leaves') {
    const page = window.document.documentElement
    page.addEventListener('mouseleave', show)
    return () => page.removeEventListener('mouseleave', show)
  }
  let isDue = false
  const timer = setTimeout(() => {
    isDue = true
    show()
  }, trigger.afterMs)
  const stop = subscribeKey(visit.state, 'path', () => {
    if (isDue) show()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
