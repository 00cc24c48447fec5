import type { Shop } from '../state/createShop.ts'
import { clearStorageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * The reset action (specification §3): every store is as on a new visitor's page, and every storage key
 * is gone. The chosen country stays: it is a cookie, and the page was made for it. For signing out; the
 * crash page's Refresh clears the whole storage instead, because there the stores cannot be trusted.
 */
export function resetShop(shop: Shop, window: StorageWindow): void {
  shop.reset()
  clearStorageKeys(window)
  // What a page says once it has read an empty storage.
  shop.cart.markRestored()
  shop.session.put(undefined)
  shop.consent.restore('unasked')
  shop.visit.restoreBanner({ isBannerClosed: false, isBannerForced: false })
  // The page's own prices are as old as its build.
  shop.refreshPrices().catch(() => undefined)
}
