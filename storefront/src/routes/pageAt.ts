import { fetchedOnce } from '../loading/fetchedOnce.ts'
import { findRoute, type Page } from '../loading/route.ts'
import { routes } from './routes.ts'

const pages = new Map<string, Page>()

/** The page at a path. A path that `routes` does not have first loads the table of other pages. */
export function pageAt(pathname: string): Page {
  const known = pages.get(pathname)
  if (known !== undefined) return known
  const route = findRoute(routes, pathname)
  const load = async (embedded?: unknown) => {
    if (route !== undefined) return route.load(embedded)
    const { otherRouteAt } = await import('./otherRoutes.ts')
    return otherRouteAt(pathname, embedded).load(embedded)
  }
  const page = { ...fetchedOnce(load), next: route?.next }
  pages.set(pathname, page)
  return page
}
