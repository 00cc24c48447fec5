import { subscribeKey } from 'valtio/utils'
import type { Shop } from '../state/createShop.ts'
import { syncCart } from './cartSync.ts'
import { keepConsent } from './keepConsent.ts'
import { keepSessionWhenReady } from './keepSessionWhenReady.ts'
import { keepVisit } from './keepVisit.ts'
import { onFirstInput } from './onFirstInput.ts'
import { reloadForSchema, reloadIfAsked } from './reloadIfAsked.ts'
import { retryPictures } from './retryPictures.ts'
import { keepInStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'
import { visitSite } from './visitSite.ts'

/** Starts everything that reaches outside the page's own state; the returned function stops it. */
export function startEffects(shop: Shop): () => void {
  const refresh = () => void refreshPrices(shop)
  // In a later task, because restoring the stored state has just rendered parts of the page.
  const first = window.setTimeout(refresh)
  const comeBack = () => {
    refresh()
    retryPictures(document)
  }
  window.addEventListener('online', comeBack)
  shop.checkout.recall()
  const stops = [
    keepVisit(shop.visit, window),
    () => window.clearTimeout(first),
    () => window.removeEventListener('online', comeBack),
    watchFocusWhenThere(shop),
    keepInStorage(shop, window),
    keepConsent(shop.consent, window),
    syncCart(shop),
    keepSessionWhenReady(shop),
    visitSite(shop, window),
    recheckWithFirstLine(shop),
    showCouponPopupAgain(shop),
    // A coupon re-prices what the shelf shows (specification §4).
    subscribeKey(shop.coupon.state, 'applied', refresh),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Fetched at the first input: until then nothing has the focus. The page works without it too. */
function watchFocusWhenThere({ dialogs }: Shop): () => void {
  const fetchAndStart = async () => {
    const { watchFocus } = await import('./watchFocus.ts')
    stop = watchFocus(dialogs, document)
  }
  let stop = onFirstInput(window, () => void fetchAndStart().catch(() => undefined))
  return () => stop()
}

/** Looks up the coupon when the first line is added: with an empty cart it is not looked up. */
function recheckWithFirstLine({ cart, coupon }: Shop): () => void {
  let wasEmpty = cart.state.lines.length === 0
  return subscribeKey(cart.state, 'lines', (lines) => {
    // Without an answer the coupon stays; the way to checkout asks again.
    if (wasEmpty && lines.length > 0) coupon.recheck().catch(() => undefined)
    wasEmpty = lines.length === 0
  })
}

/** Another coupon is news: the apply-coupon popup may show again (specification §3, `showApplyCouponPopup`). */
function showCouponPopupAgain({ coupon }: Shop): () => void {
  let last = coupon.state.applied?.code
  return subscribeKey(coupon.state, 'applied', (applied) => {
    const code = applied?.code
    if (code !== undefined && code !== last) storageKeys.showApplyCouponPopup.clear(window)
    last = code
  })
}

/** Prices as the store has them now; what depends on a stored coupon may then be seen. */
async function refreshPrices(shop: Shop): Promise<void> {
  try {
    await shop.refreshPrices()
    shop.notices.dismiss('store-unreachable')
    reloadIfAsked(window)
  } catch {
    shop.clock.useDevice()
    shop.notices.show({
      id: 'store-unreachable',
      message: 'The store cannot be reached, so prices may have changed. Your cart is safe.',
      action: { label: 'Try again', onPress: () => void refreshPrices(shop) },
    })
  }
  // Whether it could be read or not.
  reloadForSchema(window, shop.api.newerSchema())
  delete document.documentElement.dataset['stored']
}
