import { isKnownSku, isSoldSku, products, soldSkus, type SoldSku } from './products.ts'
import type { Sku } from './types.ts'

/** The query parameter that names a product on the page of its line. */
export const skuParameter = 'sku'

/** Whether a product has a page of its own. Several products of a line share one route (specification §2). */
export function hasOwnPage(sku: SoldSku): boolean {
  const { route } = products[sku]
  return soldSkus.every((other) => other === sku || products[other].route !== route)
}

/**
 * Where a product's card leads: its own page, or the shared page with the sku, which opens the
 * product's quick view there. Undefined for what has no route, such as a legacy sku.
 */
export function productHref(sku: Sku): string | undefined {
  if (!isKnownSku(sku)) return undefined
  const { route } = products[sku]
  if (route === undefined || !isSoldSku(sku) || hasOwnPage(sku)) return route
  return `${route}?${skuParameter}=${sku}`
}

/** The product whose quick view an address opens, from its path and its sku parameter; else undefined. */
export function quickViewSku(pathname: string, sku: string | null): SoldSku | undefined {
  if (sku === null) return undefined
  return isSoldSku(sku) && products[sku].route === pathname && !hasOwnPage(sku) ? sku : undefined
}
