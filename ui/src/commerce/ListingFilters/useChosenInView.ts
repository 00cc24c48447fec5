import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a strip of toggle buttons sideways, so that a selected one is in view; the page itself
 * does not scroll. It is for URLs that choose a chip beyond the edge of a phone. `chosen` names the
 * selected ones: the strip scrolls only when it changes, so that it stays where a visitor scrolled
 * it.
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
