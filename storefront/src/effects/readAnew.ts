import type { StorageKey } from './storageKeys.ts'

/** The parts of a window that this needs. */
export type ListeningWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `read` when this page's copy of these keys, or of a cookie, may be out of date, until the returned function is
 * called:
 * - another tab has written one of the keys
 * - the browser has restored the page on Back or Forward. A page that it keeps for that hears of no change.
 *
 * @param read - `isRestored`: the page was restored, so keys may be missing because the shop was reset
 */
export function readAnew(
  window: ListeningWindow,
  keys: readonly StorageKey[],
  read: (isRestored: boolean) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (keys.some(({ name }) => name === key)) read(false)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read(true)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
