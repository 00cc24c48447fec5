import type { SavedCart } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'

/* The cart that a crash has left at the store. Storage is cleared, so the history entry names the cart: it outlives a
   reload, and ends with the tab. */

/** The part of a window that this needs. */
export type HistoryWindow = Pick<Window, 'history'>

/** Names the cart in the present history entry; undefined removes its name. */
export function markSavedCart(savedCart: SavedCart | undefined, { history }: HistoryWindow): void {
  history.replaceState({ ...history.state, savedCart }, '')
}

/** Offers the cart that the history entry names. The code for it is loaded only where an entry names one. */
export function keepSavedCart(shop: Shop, window: HistoryWindow): void {
  const state: unknown = window.history.state
  if (!isMarked(state)) return
  // At once, because the account's cart must not come back by itself meanwhile.
  shop.cart.keepSaved(state.savedCart)
  // If the code does not load, the next page load offers the cart.
  import('./savedCart.ts').then(
    ({ offerSavedCart }) => offerSavedCart(shop, window),
    () => undefined,
  )
}

/** Only this shop writes the mark. */
function isMarked(state: unknown): state is { readonly savedCart: SavedCart } {
  return typeof state === 'object' && state !== null && 'savedCart' in state && !!state.savedCart
}
