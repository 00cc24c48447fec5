import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { mayKeepOptionalData, type ConsentStore } from '../state/consent.ts'
import type { PricesState } from '../state/prices.ts'
import type { SeenStore } from '../state/seen.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

export interface SeenParts {
  readonly seen: SeenStore
  readonly consent: ConsentStore
  readonly prices: { readonly state: Pick<PricesState, 'country'> }
}

/**
 * Stores the toys that the shopper has looked at, for the next visit, until the returned function is called (§2.94). Storage
 * needs the same consent as measuring: after "Decline" the shop forgets them.
 */
export function keepSeen({ seen, consent, prices }: SeenParts, window: StorageWindow): () => void {
  const isAllowed = () => mayKeepOptionalData(consent.state, prices.state.country)
  const write = () => {
    const { skus } = seen.state
    if (skus.length === 0 || !isAllowed()) storageKeys.seen.clear(window)
    else storageKeys.seen.write(window, skus.join(','))
  }
  const stored = isAllowed() ? storageKeys.seen.read(window) : undefined
  if (stored !== undefined) seen.restore(stored.split(','))
  // A product page adds its toy before this runs.
  write()
  const stops = [
    subscribe(seen.state, write),
    subscribeKey(consent.state, 'answer', (answer) => {
      if (answer === 'declined') seen.reset()
      write()
    }),
    subscribeKey(prices.state, 'country', write),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
