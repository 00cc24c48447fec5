import { isKnownSku, type Order, products, type Sku, sumOf, type MinorUnits } from '@stemside/rules'

/** E-storybooks can be read at once: they are never packed, cancelled or sent back. */
export function isDigital(sku: Sku): boolean {
  return isKnownSku(sku) && products[sku].kind === 'digital'
}

/** Whether an order has nothing that a parcel carries. */
export function isWithoutParcel({ lines, gifts }: Order): boolean {
  return [...lines, ...gifts].every(({ sku }) => isDigital(sku))
}

/** What the e-storybooks of an order cost. */
export function paidForBooks({ lines }: Order): MinorUnits {
  return sumOf(
    lines.filter(({ sku }) => isDigital(sku)),
    ({ total }) => total,
  )
}
