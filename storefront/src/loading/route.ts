import type { CountryCode } from '@stemside/rules'
import type { Sanitiser } from '../api/createSanitiser.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { matchPath } from 'react-router-dom'
import type { ComponentType } from 'react'
import type { FetchedOnce } from './fetchedOnce.ts'

/** Where a prerendered page takes its texts from. */
export interface ContentSource {
  readonly api: StoreApi
  readonly sanitiser: Sanitiser
}

/** The page that is being prerendered. */
export interface PageToRender extends ContentSource {
  readonly country: CountryCode
  readonly location: string
}

/** An entry of a table of routes. */
export interface Route {
  /** The router's pattern, such as `/thankyou/:orderId`. */
  readonly path: string
  /**
   * The URLs that are prerendered for it, or a function that asks the store for them. The first
   * one's page serves every path that matches the pattern and has no page of its own.
   */
  readonly pages: readonly string[] | ((source: ContentSource) => Promise<readonly string[]>)
  /**
   * The source files that `load` imports, as the build's manifest names them. The prerendered page
   * lists their chunks.
   */
  readonly modules: readonly string[]
  /** The page's texts as data, embedded in the page and given to `load`: see `withContent`. */
  readonly content?: (page: PageToRender) => Promise<object | undefined>
  readonly load: (embedded?: unknown) => Promise<ComponentType>
}

/**
 * The page at one path. Its code is loaded once; if it is already loaded, the page renders without
 * suspending.
 */
export interface Page extends FetchedOnce<ComponentType, [embedded?: unknown]> {
  /** Whether a link in view prefetches it. Pointer and focus prefetch every page. */
  readonly isFetchedInView: boolean
}

/**
 * Loads a screen and its texts. A prerendered page embeds the texts as JSON. For a page that is
 * opened later, they are fetched together with the screen.
 */
export function withContent<C extends object>(
  content: (country?: CountryCode) => Promise<C>,
  isContent: (embedded: unknown) => embedded is C,
  bind: () => Promise<(content: C) => ComponentType>,
): Pick<Route, 'content' | 'load'> {
  return {
    content: ({ country }) => content(country),
    load: async (embedded) => {
      const [toScreen, words] = await Promise.all([
        bind(),
        isContent(embedded) ? embedded : content(),
      ])
      return toScreen(words)
    },
  }
}

/** The first of these routes that matches the path. */
export function findRoute(routes: readonly Route[], pathname: string): Route | undefined {
  return routes.find(({ path }) =>
    // The router knows a `*` only as a whole segment: `/ourearth*` is every path that begins so.
    /[^/]\*$/.test(path)
      ? pathname.startsWith(path.slice(0, -1))
      : matchPath({ path, caseSensitive: true }, pathname) !== null,
  )
}
