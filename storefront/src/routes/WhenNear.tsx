import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

export interface WhenNearProps {
  /** About how high it will be, in px: its place is kept until then. */
  readonly height: number
  readonly children: ReactNode
}

/** Keeps what is far below from being fetched until the shopper is nearly there. */
export function WhenNear({ height, children }: WhenNearProps) {
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
  const kept = <div ref={place} style={{ minHeight: height }} />
  return isNear ? <Suspense fallback={kept}>{children}</Suspense> : kept
}
