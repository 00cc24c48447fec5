/**
 * The window event that tells `early` that the page is hydrated, so that it replays early presses.
 */
export const readyEvent = 'stemside:ready'

/** The id of the element that loads the shop's script. */
export const script = 'shop'

/** The id of the live region that acknowledges a press before the page answers. */
export const acknowledgement = 'acknowledgement'

/** Dispatches `readyEvent`. */
export function announceReady(): void {
  document.documentElement.dataset['ready'] = ''
  window.dispatchEvent(new Event(readyEvent))
}
