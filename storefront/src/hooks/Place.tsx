import { skuParameter } from '@stemside/rules'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
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
  return (
    <TravelContext value={travel}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </TravelContext>
  )
}

/**
 * The present page stays until the code of the next one is in. A later press, or Back, takes the place
 * of a page that is still on its way; a press on the present page's own link adds no history entry.
 */
function useOpenedPages(routes: readonly Route[]): Travel {
  const { key } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ key, navigate })
  /** The address whose page is on its way. */
  const awaited = useRef<URL>(undefined)
  useLayoutEffect(() => {
    if (latest.current.key !== key) awaited.current = undefined
    latest.current = { key, navigate }
  }, [key, navigate])
  return useMemo(() => {
    const go = async (href: string) => {
      const url = new URL(href, window.location.href)
      awaited.current = url
      const { loaded, ahead } = findRoute(routes, url.pathname)
      // A page whose code does not arrive opens too, and says so.
      if (loaded() === undefined) await ahead()
      if (awaited.current !== url) return
      await latest.current.navigate(href, { replace: url.href === window.location.href })
    }
    return {
      go,
      heading: () => awaited.current?.pathname,
      fetchPage: (pathname) => void findRoute(routes, pathname).ahead(),
    }
  }, [routes])
}
