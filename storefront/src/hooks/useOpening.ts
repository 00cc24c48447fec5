import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { usePageLocation } from './navigation.ts'

/**
 * True for the first render of a page that a link opened. The page then renders only its first
 * view, and the rest after that is painted. Always false for a page that was loaded or reached by
 * Back.
 */
export function useOpening(): boolean {
  const { hash } = usePageLocation()
  const kind = useNavigationType()
  const [isOpening, setOpening] = useState(kind !== NavigationType.Pop && hash === '')
  useEffect(() => startTransition(() => setOpening(false)), [])
  return isOpening
}
