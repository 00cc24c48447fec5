import { subscribe } from 'valtio'
import type { SeenStore } from '../state/seen.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Stores the toys that the shopper has looked at, for the next visit, until the returned function is called. */
export function keepSeen(seen: SeenStore, window: StorageWindow): () => void {
  const write = () => {
    const { skus } = seen.state
    if (skus.length === 0) storageKeys.seen.clear(window)
    else storageKeys.seen.write(window, skus.join(','))
  }
  const stored = storageKeys.seen.read(window)
  if (stored !== undefined) seen.restore(stored.split(','))
  // A product page adds its toy before this runs.
  write()
  return subscribe(seen.state, write)
}
