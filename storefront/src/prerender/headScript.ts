import { shelfParameterNames } from '@stemside/rules'
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
 */
function markPage(listingAsks: readonly string[]): void {
  const marks = document.documentElement.dataset
  const [navigation] = performance.getEntriesByType('navigation')
  const asked = new URLSearchParams(location.search)
  marks['stored'] = 'unread'
  if (listingAsks.some((name) => asked.has(name))) marks['asked'] = 'unanswered'
  if (Reflect.get(navigation ?? {}, 'type') === 'navigate' && location.hash === '') {
    marks['arrived'] = 'top'
    marks['awaits'] = 'picture'
  }
}

export const headScript = inlineScript(markPage, shelfParameterNames)
