import { useEffect, type RefObject } from 'react'

/**
 * Closes an open `<details>` on Escape (focus goes back to its summary), on a press outside and
 * when focus leaves it. Opening stays the browser's own, so it works before hydration.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (details === null) return undefined
    const closeOnKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    details.addEventListener('keydown', closeOnKey)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      details.removeEventListener('keydown', closeOnKey)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [ref])
}
