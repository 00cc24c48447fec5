import { shelfParameterNames } from '@stemside/rules'
import { storageKeys } from '../effects/storageKeys.ts'
import { inlineScript } from './inlineScript.ts'

/**
 * Runs before the first paint. A page is prerendered as a new visitor sees it: prices that depend on a
 * stored coupon stay invisible in their places until the stored state has been looked at
 * (`start`, `startEffects`); reading it here would hold the first paint.
 *
 * What a listing's address asks for is found by the shop's script: until then the place of what is found
 * stays empty, since it was made for an address that asks for nothing (`ShopRoute`).
 *
 * Reloaded pages and those that Back opens are not seen from their top (`useArrival`). Until a page's
 * first picture is in (`start`), what no first view reaches is not laid out at all.
 *
 * The cookie notice stands in the page's flow: whether it shows is decided here, so that nothing moves
 * after the first paint. Where storage is blocked it shows. The same goes for a banner that the shopper
 * closed, or opened again.
 */
function markPage({ listingAsks, consentKey, bannerClosedKey, bannerForcedKey }: HeadNames): void {
  const marks = document.documentElement.dataset
  const [navigation] = performance.getEntriesByType('navigation')
  const asked = new URLSearchParams(location.search)
  marks['stored'] = 'unread'
  let answer: string | null = null
  try {
    answer = localStorage.getItem(consentKey) ?? sessionStorage.getItem(consentKey)
    if (localStorage.getItem(bannerForcedKey) === 'true') marks['banner'] = 'kept'
    if (sessionStorage.getItem(bannerClosedKey) === 'true') marks['banner'] = 'closed'
    if (asked.get('banner') === '1') marks['banner'] = 'kept'
  } catch {
    // Blocked storage holds no answer.
  }
  if (answer === null) marks['consent'] = 'unasked'
  if (listingAsks.some((name) => asked.has(name))) marks['asked'] = 'unanswered'
  if (Reflect.get(navigation ?? {}, 'type') === 'navigate' && location.hash === '') {
    marks['arrived'] = 'top'
    marks['awaits'] = 'picture'
  }
}

/** What `markPage` cannot import, since it travels alone. */
interface HeadNames {
  readonly listingAsks: readonly string[]
  readonly consentKey: string
  readonly bannerClosedKey: string
  readonly bannerForcedKey: string
}

export const headScript = inlineScript(markPage, {
  listingAsks: shelfParameterNames,
  consentKey: storageKeys.cookieAccepted.name,
  bannerClosedKey: storageKeys.bannerClosed.name,
  bannerForcedKey: storageKeys.showBannerForce.name,
})
