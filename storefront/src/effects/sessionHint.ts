import { subscribeKey } from 'valtio/utils'
import type { Stores } from '../state/createStores.ts'
import { mark, readMark, type HistoryWindow } from './historyMarks.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/*
 * The hint that this browser has a session (docs/decisions/408-a-hint-of-the-session.md). It says `1`: no name and no
 * id. The cookie of the session stays unreadable for the page.
 */

/** Whether this browser has signed in before, or comes back from Google's sign-in. */
export function hasSessionHint(window: StorageWindow): boolean {
  const { signedIn, signingIn } = storageKeys
  return [signedIn, signingIn].some((key) => key.read(window) !== undefined)
}

/**
 * Keeps the hint as the store says: set while somebody is signed in, cleared when nobody is. It also
 * removes `data-account` from the root element once the session is known: `boot/early.ts` sets it before the first
 * paint, and it hides "Log In". The returned function stops it.
 */
export function keepSessionHint(
  { session: { state } }: Pick<Stores, 'session'>,
  window: StorageWindow & Pick<Window, 'document'>,
): () => void {
  const { signedIn, signingIn } = storageKeys
  const keep = () => {
    if (state.status === 'loading') return
    delete window.document.documentElement.dataset['account']
    // Without an answer of the store, the hint stays as it is.
    if (state.isUnreachable || state.isAssumed) return
    if (state.status === 'authenticated') signedIn.write(window, '1')
    else signedIn.clear(window)
    signingIn.clear(window)
  }
  // A page that needs a session may know it already.
  keep()
  const stops = [
    ...(['status', 'isUnreachable'] as const).map((key) => subscribeKey(state, key, keep)),
    // At once, because the page is about to be left.
    subscribeKey(state, 'departures', (count) => count > 0 && signingIn.write(window, '1'), true),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Puts the hint back into storage, which the crash page's Refresh has cleared (`startAfresh.ts`). */
export function takeSessionHint(window: StorageWindow & HistoryWindow): void {
  if (readMark(window, 'isSignedIn') !== true) return
  storageKeys.signedIn.write(window, '1')
  mark(window, { isSignedIn: undefined })
}
