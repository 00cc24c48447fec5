import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'

/** How long a total must stay before it is said, in milliseconds: presses in a row are said once. */
const pause = 1_000

/** Says a new total to screen readers. The first one is said by the figures themselves. */
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
