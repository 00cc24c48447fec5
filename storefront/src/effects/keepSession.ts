import { subscribeKey } from 'valtio/utils'
import { getSession } from '../api/session.ts'
import type { Stores } from '../state/createStores.ts'
import { readAnew } from './readAnew.ts'
import { clearPersonalKeys } from './storageKeys.ts'
import { openSessionChannel, tellTabs } from './sessionChannel.ts'

declare const SESSION_POLL_OF_BUILD: number | undefined

export interface SessionOptions {
  /**
   * Seconds after which a visible page fetches its session again (specification §4).
   * @default 300
   */
  readonly keepAlive?: number
  /**
   * Seconds between further fetches.
   * @default SESSION_POLL of the build (storefront/vite/buildSettings.ts), else none
   */
  readonly pollEvery?: number
}

/**
 * Fetches the session again: on focus, at intervals, on a restored page, and when another tab has signed in or
 * out (specification §4). `boot/main.tsx` or `keepSessionWhenReady` fetches it first. The returned function stops it.
 */
export function keepSession(
  stores: Stores,
  window: Window,
  { keepAlive = 300, pollEvery = SESSION_POLL_OF_BUILD }: SessionOptions = {},
): () => void {
  const { session } = stores
  const channel = openSessionChannel()
  const load = () => void session.load(() => getSession(stores.api))
  const loadIfSeen = () => {
    if (window.document.visibilityState === 'visible') load()
  }

  let email: string | undefined
  const noteUser = () => {
    const before = email
    email = session.state.user?.email
    if (email !== undefined) {
      stores.checkout.claimFor(email, () => {
        clearPersonalKeys(window)
        stores.seen.reset()
        stores.notices.reset()
        stores.dialogs.reset()
      })
      stores.orders.forgetOthers(email)
    }
    // `signOut.ts` tells other tabs of signing out. An expired session is not announced.
    if (email !== undefined && email !== before) tellTabs(channel, 'signed-in')
  }
  const hear = ({ data }: MessageEvent) => {
    if (data === 'signed-in') load()
    // Signing out clears the shopper's data in every tab, even if the session had ended before.
    // An expired session alone keeps the cart.
    else if (session.state.user !== undefined || session.state.formerUser !== undefined)
      void resetHere()
  }

  const resetHere = async () => {
    const { resetStores } = await import('./resetStores.ts')
    resetStores(stores, window)
  }

  channel.addEventListener('message', hear)
  window.addEventListener('focus', loadIfSeen)
  const timers = [keepAlive, pollEvery].flatMap((seconds) =>
    seconds === undefined ? [] : [setInterval(loadIfSeen, seconds * 1000)],
  )
  const stops = [
    subscribeKey(session.state, 'user', noteUser, true),
    followOwnerOnceKnown(stores),
    readAnew(window, [], load),
  ]
  noteUser()
  if (/[?&](popup|account)=/.test(window.location.search)) {
    // If this chunk fails to load, the page still works without the popup.
    import('./openFromAddress.ts').then(
      ({ openFromAddress }) => openFromAddress(stores, window),
      () => undefined,
    )
  }

  return () => {
    channel.close()
    window.removeEventListener('focus', loadIfSeen)
    for (const timer of timers) clearInterval(timer)
    for (const stop of stops) stop()
  }
}

/** Visitors do not need the code of the account's cart and wish list, so it is loaded after sign-in. */
function followOwnerOnceKnown(stores: Stores): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const follow = async () => {
    if (stores.session.state.user === undefined || stop !== undefined) return
    // Set before the code has loaded, so that it is loaded only once.
    stop = () => undefined
    try {
      const { followAccount } = await import('./followAccount.ts')
      if (!isOver) stop = followAccount(stores, window)
    } catch {
      // The next fetch of the session tries again.
      stop = undefined
    }
  }
  const unsubscribe = subscribeKey(stores.session.state, 'user', () => void follow())
  void follow()
  return () => {
    isOver = true
    unsubscribe()
    stop?.()
  }
}
