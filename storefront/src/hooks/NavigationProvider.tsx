import { quickViewSku, skuParameter } from '@stemside/rules'
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { elementAt, shopUrl } from '../effects/addresses.ts'
import { startBusy } from '../loading/busy.ts'
import type { Page } from '../loading/route.ts'
import {
  pageUnder,
  trackShownPages,
  CurrentPageContext,
  NavigationContext,
  type Navigation,
} from './navigation.ts'

export interface NavigationProviderProps {
  /** The page at a path. */
  readonly pageAt: (pathname: string) => Page
  readonly children: ReactNode
}

/**
 * Provides the page that the URL shows, the quick view over it, and the function that opens another
 * page.
 */
export function NavigationProvider({ pageAt, children }: NavigationProviderProps) {
  const entry = useLocation()
  const entryAction = useNavigationType()
  // A dialog's entry shows the page under it, so that nothing of the page renders again.
  const [{ address, action }, setPageEntry] = useState({ address: entry, action: entryAction })
  if (entry.key !== address.key && pageUnder(entry) !== address.key) {
    setPageEntry({ address: entry, action: entryAction })
  }
  const navigation = useLoadedNavigation(pageAt)
  const navigate = useNavigate()
  const [shownPageAt] = useState(() => trackShownPages(address))
  const {
    location,
    quickView: sku,
    isOverPage,
  } = useMemo(() => shownPageAt(action, address), [shownPageAt, action, address])
  const close = useCallback(() => {
    if (isOverPage) {
      void navigate(-1)
      return
    }
    const query = new URLSearchParams(address.search)
    query.delete(skuParameter)
    void navigate({ ...address, search: query.toString() }, { replace: true })
  }, [navigate, address, isOverPage])
  const page = useMemo(() => ({ location, quickView: { sku, close } }), [location, sku, close])
  const deferredPage = useDeferredValue(page)
  // Back may lead to a page whose code is not loaded. The present page stays until it is.
  const isLoaded = pageAt(location.pathname).loaded() !== undefined
  return (
    <NavigationContext value={navigation}>
      <CurrentPageContext value={isLoaded ? page : deferredPage}>{children}</CurrentPageContext>
    </NavigationContext>
  )
}

/**
 * Keeps the present page until the code of the next one is loaded. A later press, or Back, cancels a
 * page that is still loading. A link to the present page only scrolls to its `#part`.
 */
function useLoadedNavigation(pageAt: NavigationProviderProps['pageAt']): Navigation {
  const location = useLocation()
  const { key } = location
  const isOnDialogEntry = pageUnder(location) !== undefined
  const navigate = useNavigate()
  const latest = useRef({ key, navigate, isOnDialogEntry })
  const pending = useRef<URL>(undefined)
  useLayoutEffect(() => {
    if (latest.current.key !== key) pending.current = undefined
    latest.current = { key, navigate, isOnDialogEntry }
  }, [key, navigate, isOnDialogEntry])
  return useMemo(() => {
    const go = async (href: string) => {
      const url = shopUrl(href, window.location.href)
      pending.current = url
      if (url.href === window.location.href) {
        elementAt(url.hash, document)?.scrollIntoView()
        return
      }
      const { loaded, ahead } = pageAt(url.pathname)
      // A quick view needs no page code. A page whose code fails to load opens too, and shows the error.
      const hasPageBelow =
        quickViewSku(url.pathname, url.searchParams.get(skuParameter)) !== undefined
      if (!hasPageBelow && loaded() === undefined) {
        const endBusy = startBusy(document)
        await ahead()
        endBusy()
      }
      if (pending.current !== url) return
      const { pathname, search, hash } = url
      await latest.current.navigate(
        { pathname, search, hash },
        { replace: latest.current.isOnDialogEntry },
      )
    }
    return {
      go,
      pendingPathname: () => pending.current?.pathname,
      pageAt,
    }
  }, [pageAt])
}
