import { useEffect, useRef, useState } from 'react'
import { Part, type PartProps } from './Part.tsx'

export interface WhenNearProps extends Omit<PartProps, 'fallback'> {
  /** About how high it will be, in px: its place is kept until then. */
  readonly height: number
}

/** A part that is far below: it is not fetched until the shopper is nearly there. */
export function WhenNear({ height, ...part }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const kept = <div ref={place} data-needs-script style={{ minHeight: height }} />
  return isNear ? <Part {...part} fallback={kept} /> : kept
}
