import type { SavedCart } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* The cart that a crash has left at the store. Refresh clears storage, so the history entry names the cart over the
   reload. The new page moves the name to session storage: there, unlike in an entry that Back opens again, a reset
   finds it. */

/** The part of a window that this needs. */
export type HistoryWindow = Pick<Window, 'history'>
type TabWindow = HistoryWindow & StorageWindow

/** Names the cart in the present history entry; undefined removes its name. */
export function markSavedCart(savedCart: SavedCart | undefined, { history }: HistoryWindow): void {
  history.replaceState({ ...history.state, savedCart }, '')
}

/** Forgets the name of the cart. */
export function forgetSavedCart(window: TabWindow): void {
  storageKeys.savedCart.clear(window)
  if (isMarked(window.history.state)) markSavedCart(undefined, window)
}

/** Offers the cart that is named here. The code for it is loaded only where there is one. */
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

function readName(window: TabWindow): SavedCart | undefined {
  const state: unknown = window.history.state
  if (isMarked(state)) {
    const { savedCart } = state
    // Where storage is blocked, the name stays in the entry.
    const isMoved = storageKeys.savedCart.write(window, JSON.stringify(savedCart))
    if (isMoved) markSavedCart(undefined, window)
    return savedCart
  }
  const text = storageKeys.savedCart.read(window)
  const kept: unknown = text === undefined ? undefined : parse(text)
  return isSavedCart(kept) ? kept : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only this shop writes the mark. */
function isMarked(state: unknown): state is { readonly savedCart: SavedCart } {
  return typeof state === 'object' && state !== null && 'savedCart' in state && !!state.savedCart
}

function isSavedCart(value: unknown): value is SavedCart {
  return typeof value === 'object' && value !== null && 'id' in value && 'isOwn' in value
}
