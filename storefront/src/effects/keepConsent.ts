import { subscribe } from 'valtio'
import type { ConsentStore, Measuring } from '../state/consent.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps the answer to the cookie notice under the specification's keys (§3): `cookie_accepted` is "true"
 * or "false", `analytics` says whether visits may be measured and since when. A visitor who withdraws
 * consent loses the id by which visits are counted.
 */
export function keepConsent(consent: ConsentStore, window: StorageWindow): () => void {
  const { cookieAccepted, analytics, uuid } = storageKeys
  const kept = cookieAccepted.read(window)
  consent.restore(
    kept === 'true' ? 'accepted' : kept === 'false' ? 'declined' : 'unasked',
    parse(analytics.read(window)),
  )
  return subscribe(consent.state, () => {
    const { answer, measuring } = consent.state
    if (measuring !== undefined) analytics.write(window, JSON.stringify(measuring))
    if (measuring?.isAllowed === false) uuid.clear(window)
    if (answer === 'accepted' || answer === 'declined') {
      cookieAccepted.write(window, String(answer === 'accepted'))
    }
  })
}

function parse(text: string | undefined): Measuring | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isMeasuring(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isMeasuring(value: unknown): value is Measuring {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isAllowed' in value &&
    typeof value.isAllowed === 'boolean' &&
    'since' in value &&
    typeof value.since === 'string'
  )
}
