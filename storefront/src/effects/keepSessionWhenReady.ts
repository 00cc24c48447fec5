import { subscribeKey } from 'valtio/utils'
import type { Shop } from '../state/createShop.ts'
import { onFirstInput } from './onFirstInput.ts'

/** Milliseconds after which a page without input fetches the session. */
const sessionDelay = 4000

/**
 * Fetches the session at the first input, or 4 s after the page is ready, so that it delays no
 * purchase. If the page or an open popup depends on it, the URL opens a popup or is a friend's link,
 * it fetches at once. If the code fails to load, it retries when the network is back, on focus and
 * after a sign-in.
 */
export function keepSessionWhenReady(
  shop: Shop,
  fetchCode = () => import('./keepSession.ts'),
): () => void {
  const { session } = shop
  let isOver = false
  let stop = () => {
    isOver = true
  }
  let stopWaiting: () => void
  const start = async () => {
    stopWaiting()
    try {
      const { keepSession } = await fetchCode()
      if (!isOver) stop = keepSession(shop, window)
    } catch {
      // Without this code no session can be read. Treat the visitor as signed out, so that the
      // popup can show the error.
      if (session.state.status === 'loading') session.put(undefined)
      if (!isOver) stopWaiting = waitForRetry(shop, () => void start())
    }
  }
  const isUrgent =
    session.state.isAskedFor ||
    window.location.search.includes('popup=') ||
    shop.visit.state.utmSource === 'referral'
  const timer = setTimeout(() => void start(), isUrgent ? 0 : sessionDelay)
  const stopInput = onFirstInput(window, () => void start())
  const stopAsked = subscribeKey(session.state, 'isAskedFor', () => void start())
  stopWaiting = () => {
    clearTimeout(timer)
    stopInput()
    stopAsked()
  }
  return () => {
    stopWaiting()
    stop()
  }
}

function waitForRetry({ session }: Shop, retry: () => void): () => void {
  const stop = subscribeKey(session.state, 'user', retry)
  window.addEventListener('online', retry)
  window.addEventListener('focus', retry)
  return () => {
    stop()
    window.removeEventListener('online', retry)
    window.removeEventListener('focus', retry)
  }
}
