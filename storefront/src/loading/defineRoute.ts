import type { CountryCode } from '@stemside/rules'
import { matchPath } from 'react-router-dom'
import type { ComponentType } from 'react'
import { fetchedOnce, type FetchedOnce } from './fetchedOnce.ts'

export interface RouteDefinition {
  /** The router's pattern, such as `/thankyou/:orderId`. */
  readonly path: string
  /** The locations that are prerendered with it; the first serves every path of a pattern. */
  readonly pages: readonly string[]
  /** Source files, as the client build's manifest names them, that `load` brings: a prerendered page names them at once. */
  readonly modules: readonly string[]
  /** What its page says in a country, or in any, where that is data: see `withContent`. */
  readonly content?: (country?: CountryCode) => Promise<object>
  readonly load: (embedded?: unknown) => Promise<ComponentType>
  /** @default true */
  readonly hasHeader?: boolean
  /** @default true */
  readonly hasFooter?: boolean
}

/** Its screen is fetched once; where it is in already, it renders without a pause. */
export interface Route
  extends
    Required<Omit<RouteDefinition, 'content' | 'load'>>,
    FetchedOnce<ComponentType, [embedded?: unknown]> {
  readonly content: RouteDefinition['content']
}

/**
 * A screen and what it says. A prerendered page carries the words as JSON, since its markup has them
 * anyway; for a page that is opened later they are fetched beside the screen.
 */
export function withContent<C extends object>(
  content: (country?: CountryCode) => Promise<C>,
  isContent: (embedded: unknown) => embedded is C,
  bind: () => Promise<(content: C) => ComponentType>,
): Pick<RouteDefinition, 'content' | 'load'> {
  return {
    content,
    load: async (embedded) => {
      const [toScreen, words] = await Promise.all([
        bind(),
        isContent(embedded) ? embedded : content(),
      ])
      return toScreen(words)
    },
  }
}

export function defineRoute({
  content,
  load,
  hasHeader = true,
  hasFooter = true,
  ...rest
}: RouteDefinition): Route {
  return { ...rest, ...fetchedOnce(load), content, hasHeader, hasFooter }
}

/** The first route whose pattern fits; the last of the table fits everything. */
export function findRoute(routes: readonly Route[], pathname: string): Route {
  const route = routes.find(
    ({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null,
  )
  if (route === undefined) throw new Error(`No route fits ${pathname}`)
  return route
}
