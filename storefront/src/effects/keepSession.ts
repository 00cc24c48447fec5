import { subscribeKey } from 'valtio/utils'
import { getSession } from '../api/session.ts'
import type { Shop } from '../state/createShop.ts'
import { openSessionChannel, tellTabs } from './sessionChannel.ts'

export interface SessionOptions {
  /** Seconds after which a visible page renews its session. Source: specification §4. @default 300 */
  readonly keepAlive?: number
  /** Seconds between further refetches. @default none */
  readonly pollEvery?: number
}

/**
 * Fetches the session, and again on focus, while the page is open, and when another tab has signed in or out
 * (specification §4). The returned function stops it.
 */
export function keepSession(
  shop: Shop,
  window: Window,
  { keepAlive = 300, pollEvery }: SessionOptions = {},
): () => void {
  const { session } = shop
  const channel = openSessionChannel()
  const load = () => void session.load(() => getSession(shop.api))
  const loadIfSeen = () => {
    if (window.document.visibilityState === 'visible') load()
  }

  let email: string | undefined
  const tellOthers = () => {
    const before = email
    email = session.state.user?.email
    // signOut.ts tells of signing out: a session that has ended is no news for other tabs.
    if (email !== undefined && email !== before) tellTabs(channel, 'signed-in')
  }
  const hear = ({ data }: MessageEvent) => {
    if (data === 'signed-in') load()
    // What the shopper left behind goes in every tab. A session that only ended keeps the cart.
    else if (session.state.status === 'authenticated') void resetHere()
  }

  const resetHere = async () => {
    const { resetShop } = await import('./resetShop.ts')
    resetShop(shop, window)
  }

  channel.addEventListener('message', hear)
  window.addEventListener('focus', loadIfSeen)
  const timers = [keepAlive, pollEvery].flatMap((seconds) =>
    seconds === undefined ? [] : [setInterval(loadIfSeen, seconds * 1000)],
  )
  const stops = [subscribeKey(session.state, 'user', tellOthers, true), followOwnerOnceKnown(shop)]
  load()
  if (window.location.search.includes('popup=')) {
    // Without the code the page below works too.
    import('./openFromAddress.ts').then(
      ({ openFromAddress }) => openFromAddress(shop, window),
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

/** The cart's code is fetched with the first sign-in: visitors do not need it. */
function followOwnerOnceKnown(shop: Shop): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const follow = async () => {
    if (shop.session.state.user === undefined || stop !== undefined) return
    // Set before the code is here, so that it is fetched once.
    stop = () => undefined
    try {
      const { followOwner } = await import('./ownCart.ts')
      if (!isOver) stop = followOwner(shop)
    } catch {
      // The next refetch of the session tries again.
      stop = undefined
    }
  }
  const unsubscribe = subscribeKey(shop.session.state, 'user', () => void follow())
  void follow()
  return () => {
    isOver = true
    unsubscribe()
    stop?.()
  }
}
