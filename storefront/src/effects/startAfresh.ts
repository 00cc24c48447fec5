import type { SavedCart } from '../state/cart.ts'
import type { Stores } from '../state/createStores.ts'
import { carryOrderKey } from './carryOrderKey.ts'
import { mark, type HistoryWindow } from './historyMarks.ts'
import { hasSessionHint } from './sessionHint.ts'
import type { StorageWindow } from './storageKeys.ts'

/** The parts of a window that this needs. */
type CrashedWindow = StorageWindow &
  HistoryWindow &
  Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'reload'> }

/**
 * The crash page's Refresh: clears the browser's storage and reloads (specification §4). The store keeps a copy of the
 * cart, whose id travels in the history entry, so that the page can offer it. So do the key of an order without an
 * answer and the hint of the session.
 */
export async function startAfresh(stores: Stores, window: CrashedWindow): Promise<void> {
  // Without the code or an answer, the store has the cart of the last answer.
  await import('./savedCart.ts').then(({ saveCart }) => saveCart(stores)).catch(() => undefined)
  mark(window, { savedCart: lastKnown(stores) })
  carryOrderKey(window)
  if (hasSessionHint(window)) mark(window, { isSignedIn: true })
  clearStorage(window)
  // Clear again on `pagehide`, because an answer that arrives meanwhile would store the cart again.
  window.addEventListener('pagehide', () => clearStorage(window))
  window.location.reload()
}

/** The cart as the store had it at its last answer. */
function lastKnown({ cart }: Stores): SavedCart | undefined {
  const { id, lines, accountCart, saved } = cart.state
  // A copy, because a history entry cannot hold a proxy.
  if (lines.length === 0 || id === undefined) return saved && { ...saved }
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
