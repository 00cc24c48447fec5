import { useEffect, useState } from 'react'

/** Whether the page is scrolled beyond `distance` px. False on the server. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [distance])
  return isPast
}
