import { CrashScreen } from '@stemside/ui/screens/CrashScreen'

/** The page itself has failed: Refresh clears what the browser keeps, and loads anew (specification §4). */
export function Crash() {
  return <CrashScreen onRefresh={startAfresh} />
}

function startAfresh() {
  clearStorage()
  // Once more as the page goes: an answer of the store that comes meanwhile has the cart written again.
  window.addEventListener('pagehide', clearStorage)
  window.location.reload()
}

function clearStorage() {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
