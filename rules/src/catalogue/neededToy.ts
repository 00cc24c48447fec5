import type { SoldSku } from './products.ts'
import type { Sku } from './types.ts'

/** Toys that are nothing without another one, with that one. */
const neededToys: ReadonlyMap<Sku, SoldSku> = /* @__PURE__ */ new Map([
  ['orboot_expansion_pack', 'orboot'],
])

/** The toy that this one is played with; undefined for a toy that plays alone. */
export function neededToyOf(sku: Sku): SoldSku | undefined {
  return neededToys.get(sku)
}
