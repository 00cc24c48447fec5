import type { Attempt, AttemptKeeper } from '../state/checkout.ts'
import { keepInSession } from './keepInSession.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Keeps an unanswered order only as long as the tab, because it holds an address. */
export function keepAttemptInSession(window: StorageWindow): AttemptKeeper {
  return keepInSession(storageKeys.attempt, window, (json) => (isAttempt(json) ? json : undefined))
}

/** Only this shop writes the key, and the store validates the order. */
function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'purchase' in value && 'key' in value
}
