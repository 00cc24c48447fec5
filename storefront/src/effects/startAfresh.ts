import { cartOf, type SavedCart } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'
import { markSavedCart, type HistoryWindow } from './keepSavedCart.ts'
import type { StorageWindow } from './storageKeys.ts'

/** The parts of a window that this needs. */
type CrashedWindow = StorageWindow &
  HistoryWindow &
  Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'reload'> }

/** How long Refresh waits until the store has the cart, in milliseconds. */
const patience = 2000

/**
 * The crash page's Refresh: clears the browser's storage and reloads (specification §4). The store keeps a copy of the
 * cart, whose id travels in the history entry, so that the page can offer it.
 */
export async function startAfresh(shop: Shop, window: CrashedWindow): Promise<void> {
  const tooLate = new Promise<SavedCart | undefined>((resolve) => {
    setTimeout(() => resolve(lastKnown(shop)), patience)
  })
  const saved = await Promise.race([saveCart(shop).catch(() => lastKnown(shop)), tooLate])
  markSavedCart(saved, window)
  clearStorage(window)
  // Clear again on `pagehide`, because an answer that arrives meanwhile would store the cart again.
  window.addEventListener('pagehide', () => clearStorage(window))
  window.location.reload()
}

/** Sends the cart as it is now, because the last change may be less than a second old. */
async function saveCart(shop: Shop): Promise<SavedCart | undefined> {
  const { cart, coupon, market, api } = shop
  const { lines, accountCart, saved } = cart.state
  if (lines.length === 0) return saved
  if (accountCart !== undefined) {
    const { sendOwnCart } = await import('./ownCart.ts')
    await sendOwnCart(shop)
    return lastKnown(shop)
  }
  const sent = cartOf(cart.state)
  const known = cart.state.id ?? (await api.insertCart(sent))
  if (known === undefined) return undefined
  const id = await api.updateCart(known, market.state.country, sent, coupon.state.applied?.code)
  return { id: id ?? known, isOwn: false }
}

/** The cart as the store had it at its last answer. */
function lastKnown({ cart }: Shop): SavedCart | undefined {
  const { id, lines, accountCart, saved } = cart.state
  if (lines.length === 0 || id === undefined) return saved
  return { id, isOwn: accountCart !== undefined }
}

function clearStorage(window: StorageWindow) {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // Blocked storage is empty.
    }
  }
}
