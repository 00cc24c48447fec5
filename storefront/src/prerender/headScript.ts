/**
 * Runs before the first paint. A page is prerendered as a new visitor sees it: prices that depend on a
 * stored coupon stay invisible in their places until the stored state has been looked at
 * (`startScript`, `startEffects`); reading it here would hold the first paint.
 *
 * Reloaded pages and those that Back opens are not seen from their top (`useArrival`). Until a page's
 * first picture is in (`startScript`), what no first view reaches is not laid out at all.
 */
export const headScript = [
  'var d=document.documentElement.dataset;d.stored="unread";',
  'if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash)',
  'd.arrived="top",d.awaits="picture"',
].join('')
