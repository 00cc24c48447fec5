import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a strip of toggle buttons sideways so that one of those that are on is seen; the page itself
 * stays where it is. On a phone an address may choose what lies beyond the edge. `chosen` names those
 * that are on: a strip that a visitor has scrolled stays there until it changes.
 */
export function useChosenInView(strip: RefObject<HTMLElement | null>, chosen: string) {
  useEffect(() => {
    const element = strip.current
    if (element === null || chosen === '') return
    const edges = element.getBoundingClientRect()
    const places = [...element.querySelectorAll('[aria-pressed=true]')].map((one) =>
      one.getBoundingClientRect(),
    )
    const isSeen = places.some(({ left, right }) => left >= edges.left && right <= edges.right)
    const [first] = places
    if (first === undefined || isSeen) return
    element.scrollBy({ left: (first.left + first.right - edges.left - edges.right) / 2 })
  }, [strip, chosen])
}
