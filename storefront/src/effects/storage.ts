import {
  type Cart,
  type CountryCode,
  countryCodes,
  type Coupon,
  dropGift,
  isCoupon,
  nameOf,
  parseCart,
  type Sku,
  type WaitingCoupon,
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { cartOf, type AccountCart } from '../state/cart.ts'
import { countryNotice } from '../state/countryNotice.ts'
import type { Stores } from '../state/createStores.ts'
import type { RememberedOrder } from '../state/orders.ts'
import { tellOfOtherTab } from './chooseCountry.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* Keeps the stores' state in local storage: reads it once after hydration, writes it after each
   change, and reads it again when another tab or page may have written (`readAnew`). */

/** Increase it with every change of the shape. A state of another version is not read. */
const version = 1

/** The parts of a window that this needs. */
type TabWindow = StorageWindow & ListeningWindow & { readonly location: Pick<Location, 'reload'> }

/** What this tab has last read from or written to the storage. */
interface Kept {
  /** The country that the last notice named. */
  country: CountryCode
  isAutomaticRemoved: boolean
  /** Whether a notice has said that storage is blocked. It is shown once. */
  isBlockedTold: boolean
}

interface Stored {
  readonly cart: Cart
  /** Ids of the combos that the shopper completed; absent in states that older code stored. */
  readonly expectedCombos: readonly string[]
  readonly cartId: string | undefined
  /** When the cart with this id was ordered. */
  readonly orderedAt: number | undefined
  /** The account's cart in the store's last answer; undefined for a guest's cart. */
  readonly accountCart: AccountCart | undefined
  /** The country whose prices the shopper saw last; absent in states that older code stored. */
  readonly country: CountryCode | undefined
  /** A typed coupon. An automatic one is not stored, because it belongs to the country. */
  readonly coupon: Coupon | undefined
  /** The coupons that wait beside it; absent in what was stored before there was such a field. */
  readonly waiting: readonly WaitingCoupon[]
  readonly orders: readonly RememberedOrder[]
}

/** Keeps the stores' state in the window's local storage until the returned function is called. */
export function keepInStorage(stores: Stores, window: TabWindow): () => void {
  const { country } = stores.prices.state
  const kept: Kept = { country, isAutomaticRemoved: false, isBlockedTold: false }
  if (storageKeys.state.isBlocked(window)) reportBlocked(stores, kept)
  const save = () => {
    // After a reset, no key may come back.
    const isNew = !stores.coupon.state.isAutomaticRemoved && isEmpty(storedOf(stores, kept))
    if (!isNew || storageKeys.state.read(window) !== undefined) writeState(stores, window, kept)
    writeRemoved(stores, window, kept)
  }
  const gift = restore(stores, window, kept)
  if (kept.country !== country) {
    stores.notices.show(countryNotice(country, gift && nameOf(gift, stores.prices.state.catalogue)))
    kept.country = country
    writeState(stores, window, kept)
  }
  stores.cart.markRestored()

  const stops = [
    ...[stores.cart.state, stores.coupon.state, stores.orders.state].map((state) =>
      subscribe(state, save),
    ),
    // The page that loads for the new country then tells other tabs.
    subscribeKey(stores.prices.state, 'country', () => writeState(stores, window, kept)),
  ]
  const { state, removedAutoAddedCoupon } = storageKeys
  const read = (isRestored: boolean) => {
    const text = state.read(window)
    if (text === undefined) {
      // The shop was reset after the shopper had left this page. Nothing of the page may be kept again.
      const isStored = !kept.isBlockedTold && !isEmpty(storedOf(stores, kept))
      if (isRestored && isStored) window.location.reload()
      return
    }
    // A tab with other code may have written a state that this code cannot read.
    if (parse(text) === undefined) return
    const { country: last } = kept
    restore(stores, window, kept)
    // Shown once. If its code cannot be loaded, the notice is skipped.
    // `reloadForCountry` reloads a restored page instead.
    if (kept.country !== last && !isRestored) {
      tellOfOtherTab(stores, kept.country).catch(() => undefined)
    }
  }
  stops.push(readAnew(window, [state, removedAutoAddedCoupon], read))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Restores the stored state. Returns the free gift that a coupon of another country had added. */
function restore(stores: Stores, window: StorageWindow, kept: Kept): Sku | undefined {
  const text = storageKeys.state.read(window)
  const stored = text === undefined ? undefined : parse(text)
  kept.country = stored?.country ?? kept.country
  // The automatic coupon was removed in another country, so forget that here.
  if (kept.country !== stores.prices.state.country) storageKeys.removedAutoAddedCoupon.clear(window)
  kept.isAutomaticRemoved = storageKeys.removedAutoAddedCoupon.read(window) === 'true'
  stores.coupon.setAutomaticRemoved(kept.isAutomaticRemoved)
  // A change of country removes the coupon (specification §4); a coupon of another country is
  // dropped too.
  const { country } = stores.prices.state
  const isOfHere = kept.country === country && stored?.coupon?.countries.includes(country)
  if (isOfHere === true) stores.coupon.attach(stored?.coupon, 'typed')
  else stores.coupon.fallBack()
  const waiting = kept.country === country ? (stored?.waiting ?? []) : []
  stores.coupon.setWaiting(waiting.filter(({ coupon }) => coupon.countries.includes(country)))
  if (text !== undefined && stored === undefined) setAside(stores, window, text)
  if (stored === undefined) return undefined
  const { cart } = stored
  stores.cart.replaceFromStorage(kept.country === country ? cart : dropGift(cart))
  stores.cart.expectCombos(stored.expectedCombos)
  stores.cart.keepId(stored.cartId)
  stores.cart.keepOrderedAt(stored.orderedAt)
  stores.cart.keepAccountCart(stored.accountCart)
  stores.orders.restore(stored.orders)
  return kept.country === country ? undefined : cart.gift
}

/** Moves stored data that cannot be parsed to another key, and shows a notice. */
function setAside(stores: Stores, window: StorageWindow, text: string) {
  // If storage is full, the next write shows a notice.
  if (storageKeys.unreadableState.write(window, text)) storageKeys.state.clear(window)
  stores.notices.show({
    id: 'storage-corrupt',
    message: 'The cart kept in this browser could not be read, so we started a new one.',
  })
}

function storedOf({ cart, coupon, orders }: Stores, { country }: Kept): Stored {
  const { origin, applied, waiting } = coupon.state
  return {
    cart: cartOf(cart.state),
    expectedCombos: cart.state.expectedCombos,
    cartId: cart.state.id,
    orderedAt: cart.state.orderedAt,
    accountCart: cart.state.accountCart,
    country,
    coupon: origin === 'typed' ? applied : undefined,
    waiting,
    orders: orders.state.remembered,
  }
}

/** Whether a state is empty, so that it need not be stored. */
function isEmpty({ cart, cartId, coupon, waiting, orders }: Stored): boolean {
  const hasCoupon = coupon !== undefined || waiting.length > 0
  return cart.lines.length === 0 && !cart.gift && !cartId && !hasCoupon && orders.length === 0
}

function writeState(stores: Stores, window: StorageWindow, kept: Kept) {
  const { state } = storageKeys
  const text = JSON.stringify({ version, ...storedOf(stores, kept) })
  if (state.read(window) !== text && !state.write(window, text)) reportBlocked(stores, kept)
}

function writeRemoved(stores: Stores, window: StorageWindow, kept: Kept) {
  const { removedAutoAddedCoupon } = storageKeys
  const { isAutomaticRemoved } = stores.coupon.state
  // Write only a decision of this tab: another tab may have made its own meanwhile.
  if (isAutomaticRemoved === kept.isAutomaticRemoved) return
  kept.isAutomaticRemoved = isAutomaticRemoved
  if (isAutomaticRemoved) removedAutoAddedCoupon.write(window, 'true')
  else removedAutoAddedCoupon.clear(window)
}

function reportBlocked(stores: Stores, kept: Kept) {
  if (kept.isBlockedTold) return
  kept.isBlockedTold = true
  stores.notices.show({
    id: 'storage-blocked',
    message:
      'This browser keeps nothing for us, so your cart is gone when you close this tab. You can still order.',
  })
}

/** The stored state; undefined if it has another version or is invalid. */
function parse(text: string): Stored | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value) || value['version'] !== version) return undefined
  const cart = parseCart(value['cart'])
  if (!cart.ok) return undefined
  return {
    cart: cart.value,
    expectedCombos: Array.isArray(value['expectedCombos'])
      ? value['expectedCombos'].filter((id) => typeof id === 'string')
      : [],
    cartId: typeof value['cartId'] === 'string' ? value['cartId'] : undefined,
    orderedAt: typeof value['orderedAt'] === 'number' ? value['orderedAt'] : undefined,
    accountCart: parseAccountCart(value['accountCart']),
    country: countryCodes.find((code) => code === value['country']),
    coupon: isCoupon(value['coupon']) ? value['coupon'] : undefined,
    waiting: Array.isArray(value['waiting']) ? value['waiting'].filter(isWaiting) : [],
    orders: Array.isArray(value['orders']) ? value['orders'].filter(isRememberedOrder) : [],
  }
}

function parseAccountCart(value: unknown): AccountCart | undefined {
  if (!isRecord(value)) return undefined
  const { email, savedAt } = value
  const cart = parseCart(value['cart'])
  return cart.ok && typeof email === 'string' && typeof savedAt === 'string'
    ? { email, savedAt, cart: cart.value }
    : undefined
}

function isWaiting(value: unknown): value is WaitingCoupon {
  return isRecord(value) && isCoupon(value['coupon']) && typeof value['from'] === 'string'
}

function isRememberedOrder(value: unknown): value is RememberedOrder {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['email'] === 'string' &&
    ['string', 'undefined'].includes(typeof value['account'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
