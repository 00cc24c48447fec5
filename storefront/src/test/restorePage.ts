/** Does to the listeners of this page what the browser does when Back or Forward restores it from its cache. */
export function restorePage(target: EventTarget = window): void {
  target.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
