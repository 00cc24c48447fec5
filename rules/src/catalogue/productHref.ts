import { isKnownSku, isSoldSku, products, soldSkus, type SoldSku } from './products.ts'
import type { Sku } from './types.ts'

/** The query parameter that names a product on the page of its line. */
export const skuParameter = 'sku'

/** How many products share each route. Counted once, because a listing looks it up for every card. */
const sharing = /* @__PURE__ */ countRoutes()

/** Whether a product has a page of its own. Several products of a line share one route (§2.15, §2.65). */
export function hasOwnPage(sku: SoldSku): boolean {
  return sharing.get(products[sku].route) === 1
}

function countRoutes(): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const sku of soldSkus) {
    const { route } = products[sku]
    counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  return counts
}

/**
 * The address that a product's card links to: its own page, or the shared page with the sku as a
 * parameter, which opens the product's quick view. Returns undefined for a sku without a route, such as a legacy sku.
 */
export function productHref(sku: Sku): string | undefined {
  if (!isKnownSku(sku)) return undefined
  const { route } = products[sku]
  if (route === undefined || !isSoldSku(sku) || hasOwnPage(sku)) return route
  return `${route}?${skuParameter}=${sku}`
}

/**
 * The product whose quick view an address opens, from its path and its sku parameter; undefined if it
 * opens none.
 */
export function quickViewSku(pathname: string, sku: string | null): SoldSku | undefined {
  if (sku === null) return undefined
  return isSoldSku(sku) && products[sku].route === pathname && !hasOwnPage(sku) ? sku : undefined
}
