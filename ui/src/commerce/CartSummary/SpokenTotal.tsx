import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'

/** The debounce of a new total, in milliseconds: several presses in a row are announced once. */
const pause = 1_000

/** Announces a new total to screen readers, but not the first one, which they read in the figures. */
export function SpokenTotal({ total }: { total: string }) {
  const known = useRef(total)
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    if (total === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = total
      setSpoken(total)
    }, pause)
    return () => clearTimeout(timer)
  }, [total])
  return (
    <VisuallyHidden aria-live="polite">{spoken !== undefined && `Total ${spoken}`}</VisuallyHidden>
  )
}
