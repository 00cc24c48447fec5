import type { SavedCart } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'
import { keepInSession } from './keepInSession.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* The name of the cart that a crash has left at the store. Refresh clears storage, so the history entry has the name
   over the reload. `forgetSavedCart.ts` has the code that only pages with a name need. */

/** The part of a window that this needs. */
export type HistoryWindow = Pick<Window, 'history'>

/** Names the cart in the present history entry; undefined removes its name. */
export function markSavedCart(savedCart: SavedCart | undefined, { history }: HistoryWindow): void {
  history.replaceState({ ...history.state, savedCart }, '')
}

type TabWindow = HistoryWindow & StorageWindow

/**
 * Offers the cart that a crash has left at the store, where history entry or session storage name one. Its code is
 * loaded only then.
 */
export function keepSavedCart(shop: Shop, window: TabWindow): void {
  const saved = readName(window)
  if (saved === undefined) return
  // At once, because the account's cart must not come back by itself meanwhile.
  shop.cart.keepSaved(saved)
  // If the code does not load, the next page load offers the cart.
  import('./savedCart.ts').then(
    ({ offerSavedCart }) => offerSavedCart(shop, window),
    () => undefined,
  )
}

/** The name in the history entry, or in session storage. Only this shop writes them. */
function readName(window: TabWindow): SavedCart | undefined {
  const state: unknown = window.history.state
  const isMarked = typeof state === 'object' && state !== null && 'savedCart' in state
  const marked = isMarked ? toSavedCart(state.savedCart) : undefined
  return marked ?? keepInSession(storageKeys.savedCart, window, toSavedCart).read()
}

function toSavedCart(value: unknown): SavedCart | undefined {
  return isSavedCart(value) ? value : undefined
}

function isSavedCart(value: unknown): value is SavedCart {
  return typeof value === 'object' && value !== null && 'isOwn' in value
}
