import { subscribeKey } from 'valtio/utils'
import { getSession } from '../api/session.ts'
import { signInMessage } from '../state/signInErrors.ts'
import type { Shop } from '../state/createShop.ts'
import { followOwner } from './ownCart.ts'
import { resetShop } from './resetShop.ts'
import { localPath } from './localPath.ts'
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
    else if (session.state.status === 'authenticated') resetShop(shop, window)
  }

  channel.addEventListener('message', hear)
  window.addEventListener('focus', loadIfSeen)
  const timers = [keepAlive, pollEvery].flatMap((seconds) =>
    seconds === undefined ? [] : [setInterval(loadIfSeen, seconds * 1000)],
  )
  const stops = [subscribeKey(session.state, 'user', tellOthers, true), followOwner(shop)]
  load()
  openFromAddress(shop, window)

  return () => {
    channel.close()
    window.removeEventListener('focus', loadIfSeen)
    for (const timer of timers) clearInterval(timer)
    for (const stop of stops) stop()
  }
}

/** `/?popup=login&callbackUrl=…&error=…`: where /api/auth/signin leads to. The address is then tidied. */
function openFromAddress({ dialogs }: Shop, { location, history }: Window) {
  const query = new URLSearchParams(location.search)
  const mode = query.get('popup')
  if (mode !== 'login' && mode !== 'signup') return
  const request = {
    mode,
    message: signInMessage(query.get('error')),
    next: localPath(query.get('callbackUrl'), location.origin),
  } as const
  dialogs.open({ id: 'account', request })
  for (const name of ['popup', 'error', 'callbackUrl']) query.delete(name)
  const search = query.toString()
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${search && `?${search}`}${location.hash}`,
  )
}
