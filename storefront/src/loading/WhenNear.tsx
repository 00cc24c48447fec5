import { useEffect, useRef, useState } from 'react'
import { Part, type PartProps } from './Part.tsx'

export interface WhenNearProps extends Omit<PartProps, 'fallback'> {
  /** Its approximate height in px, reserved until it is shown. */
  readonly height: number
  /** How far below the window it counts as near, in px. @default 400 */
  readonly margin?: number
}

/**
 * A part far below the fold. Its code is fetched when it is nearly in view. For visitors with a keyboard or a screen
 * reader every part is fetched at the first focus: they reach its controls by Tab, and hear its heading in a list.
 */
export function WhenNear({ height, margin = 400, ...part }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(place.current)
    const followFocus = () => {
      if (document.querySelector(':focus-visible')) setNear(true)
    }
    document.addEventListener('focusin', followFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', followFocus)
    }
  }, [margin])
  const kept = <div ref={place} data-needs-script style={{ minHeight: height }} />
  return isNear ? <Part {...part} fallback={kept} /> : kept
}
