import type { CartLine, Catalogue, PricedCart } from '@stemside/rules'

/** Something that the shopper did and that visits are measured by (specification §7.17). */
export type ShopEvent =
  | {
      readonly kind: 'add-to-cart'
      /** What was added. */
      readonly lines: readonly CartLine[]
      /** Names and prices at that moment. */
      readonly catalogue: Catalogue
    }
  | { readonly kind: 'begin-checkout'; readonly cart: PricedCart; readonly catalogue: Catalogue }
  | {
      readonly kind: 'purchase'
      readonly orderId: string
      readonly cart: PricedCart
      readonly catalogue: Catalogue
    }

/** The events that are kept until the measuring code has loaded; older ones are dropped. */
const most = 50

export type EventLog = ReturnType<typeof createEventLog>

/**
 * Keeps events in memory until the measuring code takes them. An event without consent is dropped at
 * once, so that a later Accept does not measure it.
 *
 * @param isAllowed - whether consent allows measuring now
 */
export function createEventLog(isAllowed: () => boolean) {
  let kept: readonly ShopEvent[] = []
  let take: ((event: ShopEvent) => void) | undefined
  return {
    record(event: ShopEvent) {
      if (!isAllowed()) return
      if (take === undefined) kept = [...kept, event].slice(-most)
      else take(event)
    },

    /** Hands over the kept events and each later one, until the returned function is called. */
    takeBy(taker: (event: ShopEvent) => void): () => void {
      take = taker
      const before = kept
      kept = []
      for (const event of before) taker(event)
      return () => {
        take = undefined
      }
    },

    /** Drops the kept events: after a reset, and when consent is withdrawn. */
    reset() {
      kept = []
    },
  }
}
