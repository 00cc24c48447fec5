import { quickViewSku, skuParameter, type SoldSku } from '@stemside/rules'
import { createContext, use, useSyncExternalStore } from 'react'
import { NavigationType, type Location } from 'react-router-dom'

/** What an address shows: a page, and perhaps a product's quick view over it. */
export interface Place {
  readonly action: NavigationType
  /** The page's location: the one below the quick view where there is one. */
  readonly location: Location
  readonly quickView: SoldSku | undefined
  /** The quick view was opened from a page of this visit, which Back returns to. */
  readonly isOverPage: boolean
}

/**
 * Turns each history entry into what it shows. A quick view that a link opens leaves the page below
 * as it is, although the address is the product's own (`/tacto?sku=…`). An entry that was loaded or
 * shared has no page below: it opens over the page of its own path.
 */
export function createPlaces(first: Location) {
  const pagesBelow = new Map<string, Location>()
  let page = first
  return (action: NavigationType, location: Location): Place => {
    const quickView = quickViewSku(
      location.pathname,
      new URLSearchParams(location.search).get(skuParameter),
    )
    if (quickView !== undefined && action === NavigationType.Push) {
      pagesBelow.set(location.key, page)
    }
    const below = quickView === undefined ? undefined : pagesBelow.get(location.key)
    page = below ?? location
    return { action, location: page, quickView, isOverPage: below !== undefined }
  }
}

export interface QuickViewState {
  readonly sku: SoldSku | undefined
  /** Returns to the page below, as Back does. */
  readonly close: () => void
}

/** Opens a page of the shop, by its path and query. */
export type Go = (href: string) => Promise<void>

interface ShownPlace {
  readonly location: Location
  readonly quickView: QuickViewState
}

export const PlaceContext = createContext<ShownPlace | undefined>(undefined)

function usePlace(): ShownPlace {
  const place = use(PlaceContext)
  if (place === undefined) throw new Error('There is no Place around this component')
  return place
}

export interface Travel {
  readonly go: Go
  /** The path of the page whose code is on its way. */
  readonly pendingPathname: () => string | undefined
  /** Fetches the code of a path's page before somebody asks for it. */
  readonly fetchPage: (pathname: string) => void
}

/** Apart from the place, so that links are not rendered anew when that changes. */
export const TravelContext = createContext<Travel>({
  go: () => Promise.resolve(),
  pendingPathname: () => undefined,
  fetchPage: () => undefined,
})

export function useTravel(): Travel {
  return use(TravelContext)
}

export function useGo(): Go {
  return use(TravelContext).go
}

/** The page's location: below an open quick view that of the page which it was opened from. */
export function usePageLocation(): Location {
  return usePlace().location
}

const never = () => () => undefined

/** The open quick view; none while a prerendered page hydrates, which was made without it. */
export function useQuickView(): QuickViewState {
  const { sku, close } = usePlace().quickView
  const known = useSyncExternalStore(
    never,
    () => sku,
    () => undefined,
  )
  return { sku: known, close }
}
