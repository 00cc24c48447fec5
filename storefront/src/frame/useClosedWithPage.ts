import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuickView } from './quickViews.ts'

/**
 * Closes a dialog when its page is left, by Back, a link or a quick view. The page of a dialog is the
 * one in the address when the dialog opened: another page may still have been on its way then.
 */
export function useClosedWithPage(isOpen: boolean, close: () => void): void {
  const { pathname } = useLocation()
  const { sku } = useQuickView()
  const page = useRef(pathname)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) page.current = window.location.pathname
  }, [isOpen])
  useEffect(() => {
    if (page.current !== pathname || sku !== undefined) closeNow()
  }, [pathname, sku])
}
