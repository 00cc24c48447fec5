/** The event on the window that tells `early` that the page answers now, so that it repeats early presses. */
export const readyEvent = 'stemside:ready'

/** The id of the element that loads the shop's script. */
export const script = 'shop'

/** The id of the live region that acknowledges a press before the page answers. */
export const acknowledgement = 'acknowledgement'

/** Says that the page answers from now on. */
export function announceReady(): void {
  document.documentElement.dataset['ready'] = ''
  window.dispatchEvent(new Event(readyEvent))
}
