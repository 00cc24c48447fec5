import { subscribeKey } from 'valtio/utils'
import { getSession, type SessionUser } from '../api/session.ts'
import type { Stores } from '../state/createStores.ts'
import type { keepSession as KeepSession } from './keepSession.ts'
import { readAnew } from './readAnew.ts'
import { hasSessionHint } from './sessionHint.ts'
import { storageKeys } from './storageKeys.ts'

export interface FirstSession {
  /** The store's answer that the page has asked for before it was ready. @default the store is asked now */
  readonly asked?: Promise<SessionUser | undefined> | undefined
  readonly fetchCode?: () => Promise<{ readonly keepSession: typeof KeepSession }>
}

/**
 * Fetches the session, and the code that keeps it current. A page with the hint of a session does so at once, and so
 * does a page that depends on the answer, whose URL opens a popup, or that a friend's link has opened. All other pages
 * are a guest's: they assume that nobody is signed in, until something asks for the session, somebody signs in here, or
 * another tab has set the hint (§4.73, docs/decisions/408). If the code fails to load, it retries when the network is back, on
 * focus and after a sign-in.
 */
export function keepSessionWhenReady(
  stores: Stores,
  { asked, fetchCode = () => import('./keepSession.ts') }: FirstSession = {},
): () => void {
  const { session, cart, visit } = stores
  let isOver = false
  let stop = () => {
    isOver = true
  }
  let stopWaiting: (() => void) | undefined
  const start = async (getUser = () => getSession(stores.api)) => {
    stopWaiting?.()
    const loading = session.state.status === 'authenticated' ? undefined : session.load(getUser)
    try {
      const { keepSession } = await fetchCode()
      if (!isOver) stop = keepSession(stores, window)
    } catch {
      await loading
      if (!isOver) stopWaiting = waitForRetry(stores, () => void start())
    }
  }
  const isUrgent =
    hasSessionHint(window) ||
    // Older code has kept the cart of an account, but no hint.
    cart.state.accountCart !== undefined ||
    session.state.isAskedFor ||
    session.state.user !== undefined ||
    /[?&](popup|account)=/.test(window.location.search) ||
    visit.state.utmSource === 'referral'
  if (isUrgent) void start(asked && (() => asked))
  else {
    session.assumeVisitor()
    stopWaiting = waitUntilNeeded(stores, () => void start())
  }
  return () => {
    stopWaiting?.()
    stop()
  }
}

function waitUntilNeeded({ session }: Stores, start: () => void): () => void {
  const startIfHinted = () => {
    if (hasSessionHint(window)) start()
  }
  const stops = [
    subscribeKey(session.state, 'isAskedFor', start),
    subscribeKey(session.state, 'user', start),
    readAnew(window, [storageKeys.signedIn], startIfHinted),
  ]
  window.addEventListener('focus', startIfHinted)
  return () => {
    window.removeEventListener('focus', startIfHinted)
    for (const stop of stops) stop()
  }
}

function waitForRetry({ session }: Stores, retry: () => void): () => void {
  const stop = subscribeKey(session.state, 'user', retry)
  window.addEventListener('online', retry)
  window.addEventListener('focus', retry)
  return () => {
    stop()
    window.removeEventListener('online', retry)
    window.removeEventListener('focus', retry)
  }
}
