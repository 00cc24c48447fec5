/** Milliseconds after load when the chat comes. Source: §9.15. */
export const chatDelay = 5000

/**
 * Milliseconds after load when measuring starts: later on a phone, whose processor has less to spare.
 * Source: §9.14.
 *
 * @param width - of the window, in px
 */
export function analyticsDelay(width: number): number {
  return width < 768 ? 10_000 : 5000
}
