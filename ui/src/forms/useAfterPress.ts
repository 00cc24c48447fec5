import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback after the pointer press in progress, or at once without one.
 *
 * A press takes the focus from a field before it is released. A message that appears at that moment moves what
 * is below it: the release misses the button, and the browser sends no click. A free line for every message
 * would avoid that too, but a message can take two lines, and a long form would grow by half.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, isDown: boolean) => {
      const note = () => {
        isPressed.current = isDown
      }
      window.addEventListener(type, note, { capture: true, signal: listening.signal })
    }
    listen('pointerdown', true)
    listen('pointerup', false)
    listen('pointercancel', false)
    return () => listening.abort()
  }, [])

  return (run) => {
    if (!isPressed.current) return run()
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      // The click comes in the same task as the release.
      setTimeout(run)
    }
    window.addEventListener('pointerup', end, { signal: waiting.signal })
    window.addEventListener('pointercancel', end, { signal: waiting.signal })
  }
}
