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
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { cartOf, type AccountCart } from '../state/cart.ts'
import { countryNotice } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'
import type { RememberedOrder } from '../state/orders.ts'
import { tellOfOtherTab } from './chooseCountry.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/*
 * The shop's state in the browser's storage. Read once the whole page has hydrated, written after
 * each change, and read again when another tab has written.
 */

/** Changes with the shape; a state of another version is not read. */
const version = 1

/** What of a window this needs. */
type TabWindow = StorageWindow & Pick<Window, 'addEventListener' | 'removeEventListener'>

/** What the storage is known to hold under the specification's key. */
interface Kept {
  /** The country that the last notice named. */
  country: CountryCode
  isAutomaticRemoved: boolean
  /** A notice has said that this browser stores nothing. It is shown once. */
  isBlockedTold: boolean
}

interface Stored {
  readonly cart: Cart
  /** Ids of the combos that the shopper completed; absent in what was stored before there was such a field. */
  readonly expectedCombos: readonly string[]
  readonly cartId: string | undefined
  /** The account's cart as the store last answered it; undefined for a guest's cart. */
  readonly accountCart: AccountCart | undefined
  /** Whose prices the shopper saw last; absent in what was stored before there was such a field. */
  readonly country: CountryCode | undefined
  /** A typed coupon; an automatic one belongs to the country, not to the visitor. */
  readonly coupon: Coupon | undefined
  readonly orders: readonly RememberedOrder[]
}

/** Keeps the shop in the window's local storage until the returned function is called. */
export function keepInStorage(shop: Shop, window: TabWindow): () => void {
  const { country } = shop.market.state
  const kept: Kept = { country, isAutomaticRemoved: false, isBlockedTold: false }
  if (storageKeys.state.isBlocked(window)) reportBlocked(shop, kept)
  const save = () => {
    // A reset leaves no key behind.
    const isNew = !shop.coupon.state.isAutomaticRemoved && isEmpty(storedOf(shop, kept))
    if (!isNew || storageKeys.state.read(window) !== undefined) writeState(shop, window, kept)
    writeRemoved(shop, window, kept)
  }
  const gift = restore(shop, window, kept)
  if (kept.country !== country) {
    shop.notices.show(countryNotice(country, gift && nameOf(gift, shop.market.state.catalogue)))
    kept.country = country
    writeState(shop, window, kept)
  }
  shop.cart.markRestored()

  const stops = [
    ...[shop.cart.state, shop.coupon.state, shop.orders.state].map((state) =>
      subscribe(state, save),
    ),
    // Whoever chooses a country has left another one: the page that is loaded then tells other tabs.
    subscribeKey(shop.market.state, 'country', () => writeState(shop, window, kept)),
  ]
  const onStorage = (event: StorageEvent) => {
    const { state, removedAutoAddedCoupon } = storageKeys
    if (
      event.key === removedAutoAddedCoupon.name ||
      (event.key === state.name && isReadable(event.newValue))
    ) {
      const { country: last } = kept
      restore(shop, window, kept)
      // Told once; where the code for it cannot be fetched, not at all.
      if (kept.country !== last) tellOfOtherTab(shop, kept.country).catch(() => undefined)
    }
  }
  window.addEventListener('storage', onStorage)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Takes over what is stored, and gives the free gift that another country's coupon left behind. */
function restore(shop: Shop, window: StorageWindow, kept: Kept): Sku | undefined {
  const text = storageKeys.state.read(window)
  const stored = text === undefined ? undefined : parse(text)
  kept.country = stored?.country ?? kept.country
  // Another country's automatic coupon was never taken off.
  if (kept.country !== shop.market.state.country) storageKeys.removedAutoAddedCoupon.clear(window)
  kept.isAutomaticRemoved = storageKeys.removedAutoAddedCoupon.read(window) === 'true'
  shop.coupon.setAutomaticRemoved(kept.isAutomaticRemoved)
  // A coupon goes where the country is changed (specification §4), and where it does not count anyway.
  const { country } = shop.market.state
  const isOfHere = kept.country === country && stored?.coupon?.countries.includes(country)
  if (isOfHere === true) shop.coupon.attach(stored?.coupon, 'typed')
  else shop.coupon.fallBack()
  if (text !== undefined && stored === undefined) setAside(shop, window, text)
  if (stored === undefined) return undefined
  const { cart } = stored
  shop.cart.replaceFromStorage(kept.country === country ? cart : dropGift(cart))
  shop.cart.expectCombos(stored.expectedCombos)
  shop.cart.keepId(stored.cartId)
  shop.cart.keepAccountCart(stored.accountCart)
  shop.orders.restore(stored.orders)
  return kept.country === country ? undefined : cart.gift
}

/** Another tab may be of another version: its state is left alone. */
function isReadable(text: string | null): boolean {
  return text !== null && parse(text) !== undefined
}

/** Moves stored data that cannot be parsed to another key, and shows a notice. */
function setAside(shop: Shop, window: StorageWindow, text: string) {
  // Where storage is full, the next write says so.
  if (storageKeys.unreadableState.write(window, text)) storageKeys.state.clear(window)
  shop.notices.show({
    id: 'storage-corrupt',
    message: 'The cart kept in this browser could not be read, so we started a new one.',
  })
}

function storedOf({ cart, coupon, orders }: Shop, { country }: Kept): Stored {
  const { origin, applied } = coupon.state
  return {
    cart: cartOf(cart.state),
    expectedCombos: cart.state.expectedCombos,
    cartId: cart.state.id,
    accountCart: cart.state.accountCart,
    country,
    coupon: origin === 'typed' ? applied : undefined,
    orders: orders.state.remembered,
  }
}

/** Whether a state says nothing that the next visit would miss. */
function isEmpty({ cart, cartId, coupon, orders }: Stored): boolean {
  return cart.lines.length === 0 && !cart.gift && !cartId && !coupon && orders.length === 0
}

function writeState(shop: Shop, window: StorageWindow, kept: Kept) {
  const { state } = storageKeys
  const text = JSON.stringify({ version, ...storedOf(shop, kept) })
  if (state.read(window) !== text && !state.write(window, text)) reportBlocked(shop, kept)
}

function writeRemoved(shop: Shop, window: StorageWindow, kept: Kept) {
  const { removedAutoAddedCoupon } = storageKeys
  const { isAutomaticRemoved } = shop.coupon.state
  // Only this tab's own decision is written: another tab may have made one meanwhile.
  if (isAutomaticRemoved === kept.isAutomaticRemoved) return
  kept.isAutomaticRemoved = isAutomaticRemoved
  if (isAutomaticRemoved) removedAutoAddedCoupon.write(window, 'true')
  else removedAutoAddedCoupon.clear(window)
}

function reportBlocked(shop: Shop, kept: Kept) {
  if (kept.isBlockedTold) return
  kept.isBlockedTold = true
  shop.notices.show({
    id: 'storage-blocked',
    message:
      'This browser keeps nothing for us, so your cart is gone when you close this tab. You can still order.',
  })
}

/** The stored state, or undefined where it is of another version or is not one. */
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
    accountCart: parseAccountCart(value['accountCart']),
    country: countryCodes.find((code) => code === value['country']),
    coupon: isCoupon(value['coupon']) ? value['coupon'] : undefined,
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

function isRememberedOrder(value: unknown): value is RememberedOrder {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['email'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
