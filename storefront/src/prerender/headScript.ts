import { inlineScript } from './inlineScript.ts'

/**
 * Runs before the first paint. A page is prerendered as a new visitor sees it: prices that depend on a
 * stored coupon stay invisible in their places until the stored state has been looked at
 * (`start`, `startEffects`); reading it here would hold the first paint.
 *
 * Reloaded pages and those that Back opens are not seen from their top (`useArrival`). Until a page's
 * first picture is in (`start`), what no first view reaches is not laid out at all.
 */
function markPage(): void {
  const marks = document.documentElement.dataset
  const [navigation] = performance.getEntriesByType('navigation')
  marks['stored'] = 'unread'
  if (Reflect.get(navigation ?? {}, 'type') === 'navigate' && location.hash === '') {
    marks['arrived'] = 'top'
    marks['awaits'] = 'picture'
  }
}

export const headScript = inlineScript(markPage)
