import { subscribeKey } from 'valtio/utils'
import type { SavedCart } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'

/* The cart that a crash has left at the store. Storage is cleared, so the history entry names the cart: it outlives a
   reload, and ends with the tab. */

/** The part of a window that this needs. */
export type HistoryWindow = Pick<Window, 'history'>

/** Names the cart in the present history entry; undefined removes its name. */
export function markSavedCart(saved: SavedCart | undefined, { history }: HistoryWindow): void {
  history.replaceState({ ...history.state, savedCart: saved && { ...saved } }, '')
}

/** Offers the cart that the history entry names, until the returned function is called. */
export function keepSavedCart(shop: Shop, window: HistoryWindow): () => void {
  const saved = readMark(window.history.state)
  if (saved === undefined) return () => undefined
  shop.cart.keepSaved(saved)
  // If the code does not load, the next page load offers the cart.
  import('./offerSavedCart.ts')
    .then(({ offerSavedCart }) => offerSavedCart(shop))
    .catch(() => undefined)
  const stop = subscribeKey(
    shop.cart.state,
    'saved',
    (now) => {
      if (now === undefined) markSavedCart(undefined, window)
    },
    // At once, because the next step may add a history entry.
    true,
  )
  return stop
}

/** Any page of this browser may have written the entry's state. */
function readMark(state: unknown): SavedCart | undefined {
  if (typeof state !== 'object' || state === null || !('savedCart' in state)) return undefined
  const { savedCart } = state
  if (typeof savedCart !== 'object' || savedCart === null) return undefined
  if (!('id' in savedCart) || typeof savedCart.id !== 'string') return undefined
  return { id: savedCart.id, isOwn: 'isOwn' in savedCart && savedCart.isOwn === true }
}
