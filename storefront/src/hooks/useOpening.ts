import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { usePageLocation } from './navigation.ts'

/**
 * True while a page that a link opened shows no more than its first view; what is below follows once
 * that is painted. A page that is loaded, or gone back to, stands whole at once.
 */
export function useOpening(): boolean {
  const { hash } = usePageLocation()
  const kind = useNavigationType()
  const [isOpening, setOpening] = useState(kind === NavigationType.Push && hash === '')
  useEffect(() => startTransition(() => setOpening(false)), [])
  return isOpening
}
