import { CrashScreen } from '@stemside/ui/screens/CrashScreen'

/**
 * Shown when the page itself fails to render. Refresh clears the browser's storage and reloads
 * (specification §4).
 */
export function Crash() {
  return <CrashScreen onRefresh={startAfresh} />
}

function startAfresh() {
  clearStorage()
  // Clear again on `pagehide`, because an answer that arrives meanwhile would store the cart again.
  window.addEventListener('pagehide', clearStorage)
  window.location.reload()
}

function clearStorage() {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // Blocked storage is empty.
    }
  }
}
