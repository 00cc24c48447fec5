import { findRoute } from '../loading/defineRoute.ts'
import { routes } from './routes.ts'

/** Tells whether a path of the shop has a page of its own, so that no link leads to the not-found page. */
export function hasPage(path: string): boolean {
  return findRoute(routes, path).path !== '*'
}
