import { mayKeepOptionalData } from '../state/consent.ts'
import type { Stores } from '../state/createStores.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Fetches the store's public figures once the browser is idle. The returned function stops waiting.
 */
export function visitSite(stores: Stores, window: Window): () => void {
  const load = () => void stores.site.load(visitId(stores, window))
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(load)
  return () => window.cancelIdleCallback(idle)
}

/**
 * The random id by which the store counts this visitor once (specification §3, `uuid`). It is
 * created at the first call after consent; undefined without consent or if storage is blocked.
 */
export function visitId(
  { consent, prices }: Pick<Stores, 'consent' | 'prices'>,
  window: StorageWindow,
): string | undefined {
  const { uuid } = storageKeys
  if (!mayKeepOptionalData(consent.state, prices.state.country)) return undefined
  const known = uuid.read(window)
  if (known !== undefined && /^[\w-]{8,64}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return uuid.write(window, id) ? id : undefined
}
