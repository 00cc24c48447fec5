import type { CountryCode } from '@stemside/rules'
import type { Sanitiser } from '../api/createSanitiser.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { matchPath } from 'react-router-dom'
import { createElement, type ComponentType } from 'react'
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
  /** The page's texts as data, embedded in the page and given to `load`: see `pageWithContent`. */
  readonly content?: (page: PageToRender) => Promise<object | undefined>
  readonly load: (embedded?: unknown) => Promise<ComponentType>
  /** The path that most shoppers open after this page. It is prefetched. @default none */
  readonly next?: string
}

/**
 * The page at one path. Its code is loaded once; if it is already loaded, the page renders without
 * suspending.
 */
export interface Page extends FetchedOnce<ComponentType, [embedded?: unknown]> {
  /** The path that is prefetched once this page is ready. Pointer and focus of a link prefetch every page. */
  readonly next: string | undefined
}

/** A file of code that is loaded when a page needs it. */
export interface LazyFile<T> extends Pick<Route, 'modules'> {
  readonly load: () => Promise<T>
}

/** A file of `src/routes`. It exports its component by its own name. */
export function routeFile<N extends string, T>(
  name: N,
  load: () => Promise<Record<N, T>>,
): LazyFile<T> {
  return { modules: [`src/routes/${name}.tsx`], load: async () => (await load())[name] }
}

/** The page at a path, with the file of `src/routes` that has its component. */
export function page<N extends string>(
  path: string,
  name: N,
  load: () => Promise<Record<N, ComponentType>>,
): Route {
  return { path, pages: [path], ...routeFile(name, load) }
}

/**
 * The page at a path, with its texts. A prerendered page embeds the texts as JSON. For a page that is
 * opened later, they are fetched together with the code.
 * @param key - one key of the texts. The same build wrote the embedded texts, so finding this key is enough.
 */
export function pageWithContent<C extends object>(
  path: string,
  key: keyof C,
  content: (country?: CountryCode) => Promise<C>,
  { modules, load }: LazyFile<ComponentType<{ readonly content: C }>>,
): Route {
  const isContent = (embedded: unknown): embedded is C =>
    typeof embedded === 'object' && embedded !== null && key in embedded
  return {
    path,
    pages: [path],
    modules,
    content: ({ country }) => content(country),
    load: async (embedded) => {
      const [Screen, words] = await Promise.all([
        load(),
        isContent(embedded) ? embedded : content(),
      ])
      return () => createElement(Screen, { content: words })
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
