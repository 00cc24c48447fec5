/*
 * Every key that the shop keeps in the browser, in one table. No other file names one, and no other
 * file calls `getItem`, `setItem` or `removeItem` (`storageKeys.test.ts`), so that a reset finds them all.
 * Who sets, reads and clears which: docs/decisions/155-storage-keys.md.
 */

/** The storages of a window; where storage is blocked, reading the property throws. */
export type StorageWindow = Pick<Window, 'localStorage' | 'sessionStorage'>
type Area = keyof StorageWindow

export interface StorageKey {
  readonly name: string
  /** Its value; undefined where it is not set or storage is blocked. */
  readonly read: (window: StorageWindow) => string | undefined
  /** Whether the value could be written: storage may be blocked or full. */
  readonly write: (window: StorageWindow, value: string) => boolean
  readonly clear: (window: StorageWindow) => void
  /** Whether it can be read at all. */
  readonly isBlocked: (window: StorageWindow) => boolean
}

/** @param areas - where it is kept: the first that takes it */
function key(name: string, ...areas: readonly Area[]): StorageKey {
  return {
    name,
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

/** The result, or undefined where storage throws. */
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

  /* The shop's own. */
  /** Cart, typed coupon, country and orders. */
  state: key('stemside', 'localStorage'),
  /** A stored state that could not be read: it is set aside, not thrown away. */
  unreadableState: key('stemside.unreadable', 'localStorage'),
  /** An order that was sent and not answered: it holds an address, so it goes with the tab. */
  attempt: key('stemside.attempt', 'sessionStorage'),
  /** What is typed into checkout: it holds an address, so it goes with the tab. */
  checkoutDraft: key('stemside.checkout', 'sessionStorage'),
  /** `true` once the shopper closed the banner, until it is opened again. */
  bannerClosed: key('stemside.banner_closed', 'sessionStorage'),
  /** The newer price list's schema for which the page was reloaded: once is enough. */
  reloadedForSchema: key('stemside.schema', 'sessionStorage'),
  /** The `utm_source` that this visit began with. */
  utmSource: key('stemside.utm_source', 'sessionStorage'),
} as const satisfies Record<string, StorageKey>

export function clearStorageKeys(window: StorageWindow): void {
  for (const { clear } of Object.values(storageKeys)) clear(window)
}
