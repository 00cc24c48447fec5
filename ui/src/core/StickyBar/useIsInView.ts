import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is in the window. False until the browser has looked. */
export function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (ref.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? false),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
