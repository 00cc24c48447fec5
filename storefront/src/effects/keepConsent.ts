import { subscribe } from 'valtio'
import type { ConsentStore, Measuring } from '../state/consent.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** The parts of a window that this needs. */
type TabWindow = StorageWindow & ListeningWindow

/**
 * Stores the cookie answer under the specification's keys (§3): `cookie_accepted` is "true" or
 * "false"; `analytics` says whether visits may be measured, and since when. If the visitor
 * withdraws consent, the id that counts visits is deleted. An answer in another tab counts here too.
 */
export function keepConsent(consent: ConsentStore, window: TabWindow): () => void {
  const { cookieAccepted, analytics, uuid } = storageKeys
  const restore = () => {
    const kept = cookieAccepted.read(window)
    consent.restore(
      kept === 'true' ? 'accepted' : kept === 'false' ? 'declined' : 'unasked',
      parse(analytics.read(window)),
    )
  }
  restore()
  const stop = subscribe(consent.state, () => {
    const { answer, measuring } = consent.state
    if (measuring !== undefined) analytics.write(window, JSON.stringify(measuring))
    if (measuring?.isAllowed === false) uuid.clear(window)
    if (answer === 'accepted' || answer === 'declined') {
      cookieAccepted.write(window, String(answer === 'accepted'))
    }
  })
  const stopReading = readAnew(window, [cookieAccepted], () => {
    // A deleted key is no answer: this page keeps the one that it has.
    if (cookieAccepted.read(window) !== undefined) restore()
  })
  return () => {
    stop()
    stopReading()
  }
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
