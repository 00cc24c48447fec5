import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of an element is in the viewport. False until the browser has measured it. */
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
