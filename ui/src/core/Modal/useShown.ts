import { useEffect, useState, type RefObject } from 'react'

/** Whether it is to be drawn: while it is open, and then until its way out has been animated. */
export function useShown(isOpen: boolean, content: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  useEffect(() => {
    if (isOpen) return
    let isStale = false
    const leave = async () => {
      const ways = content.current?.getAnimations() ?? []
      await Promise.allSettled(ways.map(({ finished }) => finished))
      if (!isStale) setShown(false)
    }
    void leave()
    return () => {
      isStale = true
    }
  }, [isOpen, content])
  return isOpen || isShown
}
