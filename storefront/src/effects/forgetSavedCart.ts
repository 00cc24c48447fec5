import type { SavedCart } from '../state/cart.ts'
import { markSavedCart, type HistoryWindow } from './keepSavedCart.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

type TabWindow = HistoryWindow & StorageWindow

/**
 * Moves the name of a saved cart from the history entry to session storage: there, unlike in an entry that Back opens
 * again, a reset finds it. Where storage is blocked, the name stays in the entry.
 */
export function moveSavedCart(saved: SavedCart, window: TabWindow): void {
  if (storageKeys.savedCart.write(window, JSON.stringify(saved))) removeMark(window)
}

/** Forgets the name. */
export function forgetSavedCart(window: TabWindow): void {
  storageKeys.savedCart.clear(window)
  removeMark(window)
}

function removeMark(window: HistoryWindow): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'savedCart' in state) {
    markSavedCart(undefined, window)
  }
}
