import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { DialogId } from '../state/dialogs.ts'
import { useNavigation, usePageLocation, useQuickView } from './navigation.ts'
import { useShop } from './ShopContext.tsx'

/**
 * Closes each dialog when its page is left, by Back, a link or a quick view. A dialog that opens while
 * the next page is still loading belongs to that next page.
 */
export function useClosedWithPage(): void {
  const { dialogs } = useShop()
  const { stack } = useSnapshot(dialogs.state)
  const { pathname } = usePageLocation()
  const { sku } = useQuickView()
  const { pendingPathname } = useNavigation()
  const pages = useRef(new Map<DialogId, string>())
  useEffect(() => {
    const page = pendingPathname() ?? window.location.pathname
    pages.current = new Map(stack.map(({ id }) => [id, pages.current.get(id) ?? page]))
  }, [stack, pendingPathname])
  useEffect(() => {
    for (const [id, page] of pages.current)
      if (page !== pathname || sku !== undefined) dialogs.close(id)
  }, [dialogs, pathname, sku])
  useEffect(() => dialogs.hold('quick-view', sku !== undefined), [dialogs, sku])
  useEffect(() => dialogs.hold('checkout', pathname === '/checkout/guest'), [dialogs, pathname])
}
