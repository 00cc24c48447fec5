import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { DialogId } from '../state/dialogs.ts'
import { useNavigation, usePageLocation, useQuickView } from './navigation.ts'
import { useStores } from './StoresContext.tsx'

/**
 * Closes each dialog when its page is left, by Back, a link or a quick view. A dialog that opens while
 * the next page is still loading belongs to that next page. Popups that open by themselves wait for it.
 */
export function useClosedWithPage(): void {
  const { dialogs, visit } = useStores()
  const { stack } = useSnapshot(dialogs.state)
  const location = usePageLocation()
  const { pathname } = location
  const { sku } = useQuickView()
  const { pendingPathname } = useNavigation()
  const pages = useRef(new Map<DialogId, string>())
  useEffect(() => {
    const page = pendingPathname() ?? window.location.pathname
    pages.current = new Map(stack.map(({ id }) => [id, pages.current.get(id) ?? page]))
  }, [stack, pendingPathname])
  // This comes before the dialogs close. Otherwise a waiting popup would open in their place.
  useEffect(() => dialogs.hold('quick-view', sku !== undefined), [dialogs, sku])
  useEffect(() => dialogs.hold('checkout', pathname === '/checkout/guest'), [dialogs, pathname])
  useEffect(
    () =>
      dialogs.waitForPage(
        () => (pendingPathname() ?? window.location.pathname) !== location.pathname,
      ),
    [dialogs, location, pendingPathname],
  )
  useEffect(() => {
    for (const [id, page] of pages.current)
      if (page !== pathname || sku !== undefined) dialogs.close(id)
  }, [dialogs, pathname, sku])
  useEffect(() => visit.openPage(pathname), [visit, pathname])
}
