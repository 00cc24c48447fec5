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
import { createPlaces, PlaceContext, TravelContext, type Travel } from './places.ts'

export interface PlaceProps {
  /** The shop's pages. */
  readonly routes: readonly Route[]
  readonly children: ReactNode
}

/** Tells its children which page the address shows, which quick view over it, and how to open another. */
export function Place({ routes, children }: PlaceProps) {
  const address = useLocation()
  const action = useNavigationType()
  const travel = useOpenedPages(routes)
  const navigate = useNavigate()
  const [placeAt] = useState(() => createPlaces(address))
  const {
    location,
    quickView: sku,
    isOverPage,
  } = useMemo(() => placeAt(action, address), [placeAt, action, address])
  const close = useCallback(() => {
    if (isOverPage) {
      void navigate(-1)
      return
    }
    const query = new URLSearchParams(address.search)
    query.delete(skuParameter)
    void navigate({ ...address, search: query.toString() }, { replace: true })
  }, [navigate, address, isOverPage])
  const place = useMemo(() => ({ location, quickView: { sku, close } }), [location, sku, close])
  const deferredPlace = useDeferredValue(place)
  // Back may lead to a page whose code is not in: the present page stays meanwhile.
  const isLoaded = findRoute(routes, location.pathname).loaded() !== undefined
  return (
    <TravelContext value={travel}>
      <PlaceContext value={isLoaded ? place : deferredPlace}>{children}</PlaceContext>
    </TravelContext>
  )
}

/**
 * The present page stays until the code of the next one is in. A later press, or Back, takes the place
 * of a page that is still on its way; a press on the present page's own link changes nothing.
 */
function useOpenedPages(routes: readonly Route[]): Travel {
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
      // A quick view opens over the present page. A page whose code does not arrive opens, and says so.
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
