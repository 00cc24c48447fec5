import { useEffect, useEffectEvent, useRef } from 'react'
import { useTravel, usePageLocation, useQuickView } from './places.ts'

/**
 * Closes a dialog when its page is left, by Back, a link or a quick view. A dialog that
 * opened while another page was on its way stays when that page comes, and goes with the next.
 */
export function useClosedWithPage(isOpen: boolean, close: () => void): void {
  const { pathname } = usePageLocation()
  const { sku } = useQuickView()
  const { pendingPathname } = useTravel()
  const page = useRef(pathname)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) page.current = pendingPathname() ?? window.location.pathname
  }, [isOpen, pendingPathname])
  useEffect(() => {
    if (page.current !== pathname || sku !== undefined) closeNow()
  }, [pathname, sku])
}
