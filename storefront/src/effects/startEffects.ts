import { analyticsDelay, chatDelay, countries, type Coupon } from '@stemside/rules'
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { chatScript } from '../api/backEnds.ts'
import type { Stores } from '../state/createStores.ts'
import { takeOrderKey } from './carryOrderKey.ts'
import { syncCart } from './cartSync.ts'
import { keepConsent } from './keepConsent.ts'
import { keepSavedCart } from './keepSavedCart.ts'
import { keepSeen } from './keepSeen.ts'
import { keepSessionHint, takeSessionHint } from './sessionHint.ts'
import { keepSessionWhenReady, type FirstSession } from './keepSessionWhenReady.ts'
import { keepVisit } from './keepVisit.ts'
import { onFirstInput } from './onFirstInput.ts'
import { readAnew } from './readAnew.ts'
import { reloadForCountry } from './reloadForCountry.ts'
import { reloadForSchema, reloadIfAsked } from './reloadIfAsked.ts'
import { retryPictures } from './retryPictures.ts'
import { keepInStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'
import { visitSite } from './visitSite.ts'
import { startLater, whileAllowed } from './whileAllowed.ts'

/**
 * Starts everything that reaches outside the page's own state. The returned function stops it.
 *
 * @param asked - the session, if the page has asked for it before it was ready
 */
export function startEffects(stores: Stores, asked?: FirstSession['asked']): () => void {
  const refresh = () => void refreshPrices(stores)
  // In a later task, because restoring the stored state has just rendered parts of the page.
  const first = window.setTimeout(refresh)
  const comeBack = () => {
    refresh()
    retryPictures(document)
  }
  window.addEventListener('online', comeBack)
  takeOrderKey(window)
  takeSessionHint(window)
  stores.checkout.recall()
  keepSavedCart(stores, window)
  const stops = [
    keepVisit(stores.visit, window),
    () => window.clearTimeout(first),
    () => window.removeEventListener('online', comeBack),
    reloadForCountry(stores, window),
    readAnew(window, [], comeBack),
    watchFocusAfterInput(stores),
    keepInStorage(stores, window),
    keepConsent(stores.consent, window),
    keepSeen(stores, window),
    syncCart(stores),
    keepSessionHint(stores, window),
    keepSessionWhenReady(stores, { asked }),
    visitSite(stores, window),
    recheckWithFirstLine(stores),
    showCouponPopupAgain(stores),
    followGivenCodes(stores),
    measureVisit(stores),
    offerChat(stores),
    watchExit(stores),
    // A coupon changes the prices of the shelf (specification §4).
    subscribeKey(stores.coupon.state, 'applied', refresh),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Loaded at the first input, because nothing has focus before. The page works without it. */
function watchFocusAfterInput({ dialogs }: Stores): () => void {
  const fetchAndStart = async () => {
    const { watchFocus } = await import('./watchFocus.ts')
    stop = watchFocus(dialogs, document)
  }
  let stop = onFirstInput(window, () => void fetchAndStart().catch(() => undefined))
  return () => stop()
}

/** Looks up the coupon when the first line is added. With an empty cart it is not looked up. */
function recheckWithFirstLine({ cart, coupon }: Stores): () => void {
  let wasEmpty = cart.state.lines.length === 0
  return subscribeKey(cart.state, 'lines', (lines) => {
    // If the store does not answer, the coupon stays. Checkout looks it up again.
    if (wasEmpty && lines.length > 0) {
      coupon.recheck().catch(() => undefined)
    }
    wasEmpty = lines.length === 0
  })
}

/** Measures events, web vitals and the visit. Drops the kept events when the visitor declines. */
function measureVisit(stores: Stores): () => void {
  const stops = [
    whileAllowed(stores, analyticsDelay(window.innerWidth), async () => {
      const { measure } = await import('./measuring/measure.ts')
      return () => measure(stores, window)
    }),
    subscribeKey(stores.consent.state, 'answer', (answer) => {
      if (answer === 'declined') stores.events.reset()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The chat may set cookies of its own, so it waits for consent as measuring does (specification §2.31). */
function offerChat(stores: Stores): () => void {
  const script = chatScript
  if (script !== undefined) {
    return whileAllowed(stores, chatDelay, async () => {
      const { addChatScript } = await import('./addChatScript.ts')
      return () => addChatScript(script, window)
    })
  }
  const offer = () => {
    stores.chat.offer(true)
    return () => stores.chat.offer(false)
  }
  return whileAllowed(stores, chatDelay, () => Promise.resolve(offer))
}

/** Starts the exit popup in countries that have it. None of the five has it (specification §4.47). */
function watchExit(stores: Stores): () => void {
  if (!countries[stores.prices.state.country].hasExitPopup) return () => undefined
  return startLater(async () => {
    const { watchExit: watch } = await import('./watchExit.ts')
    return () => watch(stores, window)
  })
}

/** Fetches the code for waiting coupons and referral links, only for visitors who need it. */
function followGivenCodes(stores: Stores): () => void {
  const arrivedAt = Date.now()
  let isOver = false
  let stop: (() => void) | undefined
  const look = async () => {
    const { coupon, visit } = stores
    const isNeeded =
      coupon.state.waiting.length > 0 ||
      coupon.state.origin === 'typed' ||
      visit.state.utmSource === 'referral'
    if (!isNeeded || stop !== undefined) return
    // Set before the code has loaded, so that it is fetched only once.
    stop = () => undefined
    try {
      const { followCodes } = await import('./followCodes.ts')
      if (!isOver) stop = followCodes(stores, window, arrivedAt)
    } catch {
      // The next change of the coupon tries again.
      stop = undefined
    }
  }
  const unsubscribe = subscribe(stores.coupon.state, () => void look())
  void look()
  return () => {
    isOver = true
    unsubscribe()
    stop?.()
  }
}

/**
 * After a coupon change, the apply-coupon popup may open again (specification §3,
 * `showApplyCouponPopup`).
 */
function showCouponPopupAgain({ coupon }: Stores): () => void {
  let last = coupon.state.applied?.code
  const look = (applied: Coupon | undefined) => {
    const code = applied?.code
    if (code !== undefined && code !== last) storageKeys.showApplyCouponPopup.clear(window)
    last = code
  }
  // At once: the popup applies its coupon first and then writes that it was answered.
  return subscribeKey(coupon.state, 'applied', look, true)
}

/** Fetches the current prices, then shows the prices that `data-stored` hides. */
async function refreshPrices(stores: Stores): Promise<void> {
  try {
    await stores.refreshPrices()
    stores.notices.dismiss('store-unreachable')
    reloadIfAsked(window)
  } catch {
    stores.clock.useDevice()
    stores.notices.show({
      id: 'store-unreachable',
      message: 'The store cannot be reached, so prices may have changed. Your cart is safe.',
      action: { label: 'Try again', onPress: () => void refreshPrices(stores) },
    })
  }
  // Also after an error, because code of an older schema cannot read the list.
  reloadForSchema(window, stores.api.newerSchema())
  delete document.documentElement.dataset['stored']
}
