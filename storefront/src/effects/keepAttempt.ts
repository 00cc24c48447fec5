import type { Attempt, AttemptKeeper } from '../state/checkout.ts'

const attemptKey = 'stemside.attempt'

/**
 * Keeps an unanswered order in this tab's session storage: it holds an address, so it goes with the
 * tab; where storage is blocked it lives as long as the page.
 */
export function keepAttemptInSession(window: Pick<Window, 'sessionStorage'>): AttemptKeeper {
  let inPage: Attempt | undefined
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(window.sessionStorage.getItem(attemptKey) ?? 'null')
        return isAttempt(kept) ? kept : inPage
      } catch {
        return inPage
      }
    },
    write(attempt) {
      inPage = attempt
      try {
        if (attempt === undefined) window.sessionStorage.removeItem(attemptKey)
        else window.sessionStorage.setItem(attemptKey, JSON.stringify(attempt))
      } catch {
        // Blocked or full: the page remembers.
      }
    },
  }
}

/** This shop wrote it: the store checks what it says. */
function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'purchase' in value && 'key' in value
}
