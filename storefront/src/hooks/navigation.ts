import { quickViewSku, skuParameter, type SoldSku } from '@stemside/rules'
import { createContext, use, useSyncExternalStore } from 'react'
import { NavigationType, type Location } from 'react-router-dom'
import type { Page } from '../loading/route.ts'

/** What the URL shows: a page, and perhaps a product's quick view over it. */
export interface ShownPage {
  readonly action: NavigationType
  /** The page's location; under a quick view, that of the page below it. */
  readonly location: Location
  readonly quickView: SoldSku | undefined
  /** A link of this visit opened the quick view, so Back returns to the page below. */
  readonly isOverPage: boolean
}

/**
 * The key of the entry below, if this is the history entry of an open dialog: see `useBackClosesDialogs`.
 * Its page is that of the entry below.
 */
export function pageUnder({ state }: Location<unknown>): string | undefined {
  if (typeof state !== 'object' || state === null || !('pageUnder' in state)) return undefined
  return typeof state.pageUnder === 'string' ? state.pageUnder : undefined
}

/**
 * Finds out what each history entry shows. A link to a quick view keeps the page below as it is,
 * although the URL changes to `/tacto?sku=…`. A loaded or shared URL has no page below, so its
 * quick view opens over the page of its path.
 */
export function trackShownPages(first: Location) {
  const pagesBelow = new Map<string, Location>()
  let page = first
  return (action: NavigationType, location: Location): ShownPage => {
    const quickView = quickViewSku(
      location.pathname,
      new URLSearchParams(location.search).get(skuParameter),
    )
    // A link in a dialog replaces the dialog's entry.
    if (quickView !== undefined && action !== NavigationType.Pop) {
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

interface CurrentPage {
  readonly location: Location
  readonly quickView: QuickViewState
}

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

function useCurrentPage(): CurrentPage {
  const page = use(CurrentPageContext)
  if (page === undefined) throw new Error('Render this component below NavigationProvider.')
  return page
}

export interface Navigation {
  readonly go: Go
  /** The path of the page that a link opened and whose code is still loading. */
  readonly pendingPathname: () => string | undefined
  /** The page at a path, for prefetching; undefined outside the shop. */
  readonly pageAt: (pathname: string) => Page | undefined
}

/** A context of its own, so that a change of page does not render every link again. */
export const NavigationContext = createContext<Navigation>({
  go: () => Promise.resolve(),
  pendingPathname: () => undefined,
  pageAt: () => undefined,
})

export function useNavigation(): Navigation {
  return use(NavigationContext)
}

export function useGo(): Go {
  return use(NavigationContext).go
}

/** The page's location; while a quick view is open, that of the page below it. */
export function usePageLocation(): Location {
  return useCurrentPage().location
}

const never = () => () => undefined

/** The open quick view; none during hydration, because prerendered pages have none. */
export function useQuickView(): QuickViewState {
  const { sku, close } = useCurrentPage().quickView
  const known = useSyncExternalStore(
    never,
    () => sku,
    () => undefined,
  )
  return { sku: known, close }
}
