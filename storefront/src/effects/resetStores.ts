import type { Stores } from '../state/createStores.ts'
import { mark, type HistoryWindow } from './historyMarks.ts'
import { clearStorageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * The reset action (specification §3), for signing out and for erasing the account. It resets the stores to their
 * first state and deletes the storage keys. Two choices of the device stay (docs/decisions/155-storage-keys.md):
 * - the country: it is a cookie, and the page was prerendered for it
 * - the answer to the cookie notice: measuring must not start again after a refusal
 *
 * The crash page's Refresh clears the whole storage instead, because after a crash the stores cannot be trusted.
 */
export function resetStores(stores: Stores, window: StorageWindow & HistoryWindow): void {
  stores.reset()
  clearStorageKeys(window)
  mark(window, { savedCart: undefined })
  // An empty storage counts as restored.
  stores.cart.markRestored()
  stores.session.put(undefined)
  stores.visit.restoreBanner({ isBannerClosed: false, isBannerForced: false })
  // The prices in the page are as old as the build.
  stores.refreshPrices().catch(() => undefined)
}
