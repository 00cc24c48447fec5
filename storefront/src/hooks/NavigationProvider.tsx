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
import { findRoute, type Route } from '../loading/defineRoute.ts'
import {
  trackShownPages,
  CurrentPageContext,
  NavigationContext,
  type Navigation,
} from './navigation.ts'

export interface NavigationProviderProps {
  /** The shop's pages. */
  readonly routes: readonly Route[]
  readonly children: ReactNode
}

/** Provides the page that the address shows, the quick view over it, and the way to open another page. */
export function NavigationProvider({ routes, children }: NavigationProviderProps) {
  const address = useLocation()
  const action = useNavigationType()
  const navigation = useLoadedNavigation(routes)
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
  // Back may lead to a page whose code is not loaded: the present page stays until it is.
  const isLoaded = findRoute(routes, location.pathname).loaded() !== undefined
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
function useLoadedNavigation(routes: readonly Route[]): Navigation {
  const { key } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ key, navigate })
  const pending = useRef<URL>(undefined)
  useLayoutEffect(() => {
    if (latest.current.key !== key) pending.current = undefined
    latest.current = { key, navigate }
  }, [key, navigate])
  return useMemo(() => {
    const go = async (href: string) => {
      const url = new URL(href, window.location.href)
      pending.current = url
      if (url.href === window.location.href) {
        document.getElementById(url.hash.slice(1))?.scrollIntoView()
        return
      }
      const { loaded, ahead } = findRoute(routes, url.pathname)
      // A quick view needs no page code. A page whose code fails to load opens too, and shows the error.
      const hasPageBelow =
        quickViewSku(url.pathname, url.searchParams.get(skuParameter)) !== undefined
      if (!hasPageBelow && loaded() === undefined) await ahead()
      if (pending.current === url) await latest.current.navigate(href)
    }
    return {
      go,
      pendingPathname: () => pending.current?.pathname,
      fetchPage: (pathname) => void findRoute(routes, pathname).ahead(),
    }
  }, [routes])
}
