import { productOf } from './products.ts'
import type { ProductKind, Sku } from './types.ts'

const wholeKinds: ReadonlySet<ProductKind | undefined> = new Set(['toy', 'kit', 'bundle', 'craft'])

/** Whether a product is a toy by itself: no part of another toy, no e-storybook, and nothing that is never sold. */
export function isWholeToy(sku: Sku): boolean {
  return wholeKinds.has(productOf(sku)?.kind)
}
