/* Every key that the shop keeps in the browser, in one table. No other file names a key or calls
   `getItem`, `setItem` or `removeItem` (`storageKeys.test.ts`), so that a reset finds all keys.
   docs/decisions/155-storage-keys.md says what a reset keeps; §3.24 says who sets, reads and clears the first nine.
   ui/src/content/pages/privacy.ts tells shoppers about each (`scripts/page-texts.test.ts`). */

/** The storages of a window; if storage is blocked, reading the property throws. */
export type StorageWindow = Pick<Window, 'localStorage' | 'sessionStorage'>
type Area = keyof StorageWindow

export interface StorageKey {
  readonly name: string
  /** What a person typed, sent, bought or looked at. It is cleared when another account signs in. */
  readonly isPersonal: boolean
  /** The value; undefined if it is not set or storage is blocked. */
  readonly read: (window: StorageWindow) => string | undefined
  /** Writes the value. Returns whether it was written: storage may be blocked or full. */
  readonly write: (window: StorageWindow, value: string) => boolean
  readonly clear: (window: StorageWindow) => void
  /** Whether storage is blocked. */
  readonly isBlocked: (window: StorageWindow) => boolean
}

/** @param areas - the storages to try; the first that accepts the value keeps it */
function key(name: string, ...areas: readonly Area[]): StorageKey {
  return {
    name,
    isPersonal: false,
    read: (window) => {
      for (const area of areas) {
        const value = attempt(() => window[area].getItem(name))
        if (value != null) return value
      }
      return undefined
    },
    write: (window, value) =>
      areas.some((area) => attempt(() => (window[area].setItem(name, value), true)) === true),
    clear: (window) => {
      for (const area of areas) attempt(() => window[area].removeItem(name))
    },
    isBlocked: (window) => areas.every((area) => attempt(() => window[area]) === undefined),
  }
}

/** A key that holds what a person typed, sent or bought. It ends with the tab. */
function personalKey(name: string): StorageKey {
  return { ...key(name, 'sessionStorage'), isPersonal: true }
}

/** The result; undefined if the storage throws. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

export const storageKeys = {
  /* The specification's own (§3), to the letter. */
  uuid: key('uuid', 'localStorage'),
  cookieAccepted: key('cookie_accepted', 'localStorage', 'sessionStorage'),
  emailSubmitted: key('email_submitted', 'localStorage'),
  exitPopupClosed: key('exit_popup_closed', 'sessionStorage'),
  showApplyCouponPopup: key('showApplyCouponPopup', 'localStorage'),
  removedAutoAddedCoupon: key('removedAutoAddedCoupon', 'localStorage'),
  showBannerForce: key('showBannerForce', 'localStorage'),
  reloadAfterPriceFetch: key('reloadAfterPriceFetch', 'localStorage'),
  analytics: key('analytics', 'localStorage'),
  /** What the provider's page has answered, until the payment is settled. Only the store knows what is paid. */
  paypalRes: key('paypalRes', 'localStorage'),

  /* The shop's own. */
  /** Cart, typed coupon, country and orders. */
  state: key('stemside', 'localStorage'),
  /** The wish list, the account that it belongs to, and the ids in the links that share it. */
  wishes: key('stemside.wishes', 'localStorage'),
  /** The id of the shared list, also an own one, that toys were last added to the cart from, and these toys. */
  giving: { ...key('stemside.giving', 'localStorage'), isPersonal: true },
  /** A stored state that could not be parsed. It is kept here instead of being deleted. */
  unreadableState: key('stemside.unreadable', 'localStorage'),
  /** The id of the order that the key in a mail has opened in this tab. The key itself is in a cookie. */
  openedOrder: personalKey('stemside.order'),
  /** The key of an order that was sent and got no answer, for all tabs. */
  orderKey: { ...key('stemside.order_key', 'localStorage'), isPersonal: true },
  /** An order that was sent and got no answer. It holds an address, so it ends with the tab. */
  attempt: personalKey('stemside.attempt'),
  /** The id of a cart that a crash has left at the store, until the shopper has it back. */
  savedCart: personalKey('stemside.saved_cart'),
  /** What is typed into checkout. It holds an address, so it ends with the tab. */
  checkoutDraft: personalKey('stemside.checkout'),
  /** What is typed into /gift. It names people, so it ends with the tab. */
  eGiftDraft: personalKey('stemside.gift'),
  /** An e-gift that was sent and got no answer. */
  eGiftAttempt: personalKey('stemside.gift_attempt'),
  /** The last bought e-gift, which the thank-you view /gift?sent shows. */
  boughtEGift: personalKey('stemside.gift_bought'),
  /** What was typed into a form of the account, while the shopper signs in again with Google. */
  typedText: personalKey('stemside.typed'),
  /** The unsent letter of /contact-us. It has an email address, so it is gone when the tab closes. */
  letterDraft: personalKey('stemside.letter'),
  /** What is typed into the request for an offer on /education. It holds an address, so it ends with the tab. */
  schoolDraft: personalKey('stemside.school'),
  /** What a backer has chosen on /kickstarter. It holds an address, so it ends with the tab. */
  backer: personalKey('stemside.backer'),
  /** The toys that the shopper has looked at, the last one first: their skus with commas between them. */
  seen: { ...key('stemside.seen', 'localStorage'), isPersonal: true },
  /** `1` while this browser has a session, as far as it knows: a page with this hint asks for the session at once. */
  signedIn: key('stemside.signed_in', 'localStorage'),
  /** `1` from the press that leads to Google's sign-in until the store has said who is signed in. */
  signingIn: key('stemside.signing_in', 'sessionStorage'),
  /** `true` after the shopper closed the banner, until it is reopened. */
  bannerClosed: key('stemside.banner_closed', 'sessionStorage'),
  /** The newer schema for which the page was already reloaded: one reload is enough. */
  reloadedForSchema: key('stemside.schema', 'sessionStorage'),
  /** The campaign that this visit began with: its utm parameters as a query string. */
  campaign: key('stemside.campaign', 'sessionStorage'),
  /** The season of the last page of this visit: the next one begins with its colours. */
  season: key('stemside.season', 'sessionStorage'),
  /** `true` once this visit was sent to the store. */
  visitSent: key('stemside.visit_sent', 'sessionStorage'),
  /** The refer code and country of the coupon that this visit received, so that a removed coupon is not given again. */
  referralTaken: key('stemside.referral', 'sessionStorage'),
} as const satisfies Record<string, StorageKey>

/** Clears every key but the answer to the cookie notice, which is the device's and not the account's. */
export function clearStorageKeys(window: StorageWindow): void {
  const kept: ReadonlySet<StorageKey> = new Set([storageKeys.cookieAccepted, storageKeys.analytics])
  for (const one of Object.values(storageKeys)) if (!kept.has(one)) one.clear(window)
}

/** Clears what a person has typed, sent, bought or looked at, when another account signs in. */
export function clearPersonalKeys(window: StorageWindow): void {
  for (const one of Object.values(storageKeys)) if (one.isPersonal) one.clear(window)
}
