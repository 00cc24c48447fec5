import { storageKey } from '../effects/storageKey.ts'

/**
 * Runs before the first paint. A page is prerendered as a new visitor sees it; where this visitor
 * has a stored coupon, or took the automatic one off, prices that depend on it stay invisible in
 * their places until the stored state is in (`startEffects` takes `data-stored` off again).
 */
export const headScript = [
  'try{',
  `var s=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey)})||"null");`,
  'if((s&&s.coupon)||localStorage.getItem("removedAutoAddedCoupon"))',
  'document.documentElement.dataset.stored="coupon"',
  '}catch(e){}',
  // Reloaded pages and those that Back opens are not seen from their top (`useArrival`). Until a page's
  // first picture is in (`startScript`), what no first view reaches is not laid out at all.
  'if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash)',
  'Object.assign(document.documentElement.dataset,{arrived:"top",awaits:"picture"})',
].join('')
