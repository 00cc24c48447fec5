import { useEffect, useRef } from 'react'

/** The events that end a press. A drag ends without a `mouseup`. */
const ends = ['mouseup', 'dragend'] as const

/**
 * Returns a function that runs a callback after the current press, or at once without one.
 *
 * A press takes the focus from a field before it is released. If an error message appears then, it
 * moves what is below it: the release misses the button, and the browser sends no click. Reserving
 * a line for every message would also help, but a message can take two lines, and a long form would
 * grow by half.
 *
 * Mouse events and not pointer events, because a tap moves the focus at its `mousedown`, after its
 * `pointerup`.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
    }
    window.addEventListener('mousedown', press, options)
    for (const type of ends) window.addEventListener(type, release, options)
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
    for (const type of ends)
      window.addEventListener(type, end, { capture: true, signal: waiting.signal })
  }
}
