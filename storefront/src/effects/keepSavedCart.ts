import type { SavedCart } from '../state/cart.ts'
import type { Stores } from '../state/createStores.ts'
import { readMark, type HistoryWindow } from './historyMarks.ts'
import { keepJson } from './keepJson.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Offers the cart that a crash has left at the store, if the history entry or session storage names one. Its code
 * is loaded only then.
 */
export function keepSavedCart(stores: Stores, window: HistoryWindow & StorageWindow): void {
  const saved =
    parse(readMark(window, 'savedCart')) ?? keepJson(storageKeys.savedCart, window, parse).read()
  if (saved === undefined) return
  // At once, because the account's cart must not come back by itself meanwhile.
  stores.cart.keepSaved(saved)
  // If the code does not load, the next page load offers the cart.
  import('./savedCart.ts').then(
    ({ offerSavedCart }) => offerSavedCart(stores, window),
    () => undefined,
  )
}

function parse(value: unknown): SavedCart | undefined {
  return isSavedCart(value) ? value : undefined
}

/** A rough check is enough, because nobody but this shop writes it. */
function isSavedCart(value: unknown): value is SavedCart {
  return typeof value === 'object' && value !== null && 'isOwn' in value
}
