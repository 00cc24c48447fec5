import { findRoute } from '../loading/defineRoute.ts'
import { routes } from './routes.ts'

/** Whether the shop has a page at this path. Links without one are left out. */
export function hasPage(path: string): boolean {
  return findRoute(routes, path).path !== '*'
}
