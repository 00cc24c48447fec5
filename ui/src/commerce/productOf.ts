import { isKnownSku, products, type Product, type Sku } from '@stemside/rules'

/** The catalogue's entry of a sku, or undefined for one that it does not know. */
export function productOf(sku: Sku): Product | undefined {
  return isKnownSku(sku) ? products[sku] : undefined
}

/** What to call a sku; its own code where the catalogue has no name. */
export function nameOf(sku: Sku): string {
  return productOf(sku)?.name ?? sku
}

/** The shop's names for `violationPopup`. */
export const namedProducts: { readonly products: ReadonlyMap<Sku, Product> } = {
  products: new Map(Object.entries(products)),
}
