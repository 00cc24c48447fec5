import { dropGift, nameOf } from '@stemside/rules'
import { subscribeKey } from 'valtio/utils'
import { getAccountCart } from '../api/accounts.ts'
import { ApiError } from '../api/ApiError.ts'
import { getCart, type StoredCart } from '../api/carts.ts'
import { cartOf, countToys, type SavedCart } from '../state/cart.ts'
import { countryNotice } from '../state/countryNotice.ts'
import type { Stores } from '../state/createStores.ts'
import type { Notice } from '../state/notices.ts'
import { mark, type HistoryWindow } from './historyMarks.ts'
import { sendAccountCart } from './accountCart.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* What becomes of a cart when the page crashes. Only such pages load this file. */

/** How long the shopper waits until the store has the cart, in milliseconds. */
const patience = 2000

/**
 * Sends the cart to the store as it is now, with coupon, country and gift: the last change may be less than a second
 * old. Ends after 2 s in any case.
 */
export async function saveCart(stores: Stores): Promise<void> {
  const tooLate = new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
  })
  await Promise.race([sendCart(stores), tooLate])
}

async function sendCart(stores: Stores): Promise<void> {
  const { cart, coupon, prices, api } = stores
  const { lines, accountCart } = cart.state
  if (lines.length === 0) return
  if (accountCart !== undefined) return sendAccountCart(stores)
  const sent = cartOf(cart.state)
  const id = cart.state.id ?? (await api.insertCart(sent))
  if (id === undefined) return
  // The answer may name another id.
  cart.keepId(id)
  cart.keepId(await api.updateCart(id, prices.state.country, sent, coupon.state.applied?.code))
}

/**
 * Offers the shopper the cart that a crash has left at the store. Moves its name from the history entry to session
 * storage until then: there, unlike in an entry that Back opens again, a reset finds it.
 */
export function offerSavedCart(stores: Stores, window: HistoryWindow & StorageWindow): void {
  const { saved } = stores.cart.state
  // A reset, while this code was loading, has forgotten the cart.
  if (saved === undefined) return
  const removeMark = () => mark(window, { savedCart: undefined })
  // If storage is blocked, the name stays in the entry.
  if (storageKeys.savedCart.write(window, JSON.stringify(saved))) removeMark()
  const forget = (next: SavedCart | undefined) => {
    if (next !== undefined) return
    storageKeys.savedCart.clear(window)
    removeMark()
  }
  // At once, because the next step may add a history entry.
  subscribeKey(stores.cart.state, 'saved', forget, true)
  void offer(stores)
}

/** Offers the cart if the store has it and it is not empty. */
async function offer(stores: Stores): Promise<void> {
  const { saved } = stores.cart.state
  if (saved === undefined) return
  const show = (message: string, action?: Notice['action']) =>
    stores.notices.show({ id: 'cart-saved', message, ...(action && { action }) })
  try {
    const stored = await fetchSaved(stores, saved)
    if (stores.cart.state.saved?.id !== saved.id) return
    if (stored !== undefined && stored.cart.lines.length > 0) {
      const count = countToys(stored.cart.lines)
      show(`Your cart was saved: ${count === 1 ? '1 toy' : `${count} toys`}.`, {
        label: 'Bring it back',
        onPress: () => void bringBack(stores, saved, stored),
      })
      return
    }
    stores.cart.keepSaved(undefined)
    if (stored === undefined) show('Your last cart is not saved any more, so this is a new one.')
  } catch (error) {
    if (isSessionOver(error)) {
      // The account keeps its cart, and gives it to the next sign-in.
      stores.cart.keepSaved(undefined)
      return
    }
    show('Your cart was saved, but the store cannot be reached.', {
      label: 'Try again',
      onPress: () => void offer(stores),
    })
  }
}

async function fetchSaved(
  { api, prices }: Stores,
  { id, isOwn }: SavedCart,
): Promise<StoredCart | undefined> {
  if (!isOwn) return getCart(api, id)
  const { cart } = await getAccountCart(api)
  return { cart, country: prices.state.country, couponCode: undefined }
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Adds the cart to what the shopper has put into the new one. */
async function bringBack(
  stores: Stores,
  { id, isOwn }: SavedCart,
  stored: StoredCart,
): Promise<void> {
  const { cart, coupon, prices, notices } = stores
  notices.dismiss('cart-saved')
  cart.keepSaved(undefined)
  // `accountCart.ts` now fetches the cart of the account.
  if (isOwn) return
  const isOfHere = stored.country === prices.state.country
  const { lines, gift } = isOfHere ? stored.cart : dropGift(stored.cart)
  cart.putBack(lines, cart.state.gift ?? gift)
  if (cart.state.id === undefined) cart.keepId(id)
  cart.openOverlay()
  cart.tell('Back in your cart')
  if (!isOfHere) {
    const { gift: lost } = stored.cart
    notices.show(countryNotice(prices.state.country, lost && nameOf(lost, prices.state.catalogue)))
    return
  }
  const { automatic, origin } = coupon.state
  const { couponCode } = stored
  if (couponCode === undefined || couponCode === automatic?.code || origin === 'typed') return
  // If the store does not answer, the shopper can type the code.
  const found = await stores.api.getCoupon(couponCode).catch(() => undefined)
  if (found?.isActive === true && found.countries.includes(prices.state.country)) {
    coupon.attach(found, 'typed')
  }
}
