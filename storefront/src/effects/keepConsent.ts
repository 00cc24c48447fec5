import { subscribe } from 'valtio'
import type { ConsentStore } from '../state/consent.ts'

/** The specification's own key (§3): "true" accepted, "false" declined. */
const consentKey = 'cookie_accepted'

/**
 * Keeps the answer to the cookie notice: in local storage, else in session storage, else for this
 * page alone (specification §2).
 */
export function keepConsent(
  consent: ConsentStore,
  window: Pick<Window, 'localStorage' | 'sessionStorage'>,
): () => void {
  const kept = read(() => window.localStorage) ?? read(() => window.sessionStorage)
  consent.answer(kept === 'true' ? 'accepted' : kept === 'false' ? 'declined' : 'unasked')
  return subscribe(consent.state, () => {
    const text = String(consent.state.answer === 'accepted')
    if (!write(() => window.localStorage, text)) write(() => window.sessionStorage, text)
  })
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(consentKey)
  } catch {
    return null
  }
}

function write(storage: () => Storage, text: string): boolean {
  try {
    storage().setItem(consentKey, text)
    return true
  } catch {
    return false
  }
}
