import type { Attempt, AttemptKeeper } from '../state/checkout.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps an unanswered order in this tab's session storage: it holds an address, so it goes with the
 * tab; where storage is blocked it lives as long as the page.
 */
export function keepAttemptInSession(window: StorageWindow): AttemptKeeper {
  const { attempt: key } = storageKeys
  let inPage: Attempt | undefined
  return {
    read() {
      const text = key.read(window)
      return (text === undefined ? undefined : parse(text)) ?? inPage
    },
    write(attempt) {
      inPage = attempt
      if (attempt === undefined) key.clear(window)
      // Where it cannot be stored, the page remembers it.
      else key.write(window, JSON.stringify(attempt))
    },
  }
}

function parse(text: string): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    return isAttempt(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** This shop wrote it: the store checks what it says. */
function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'purchase' in value && 'key' in value
}
