import { soldSkus, type Sku } from '@stemside/rules'
import type { Cards } from '../commerce/words.ts'
import { squareOf } from './pictures.ts'
import { shelf } from './shelf.ts'

/** The cards of these skus: what a page carries as data, where it shows few. */
export function cardsOf(skus: readonly Sku[]): Cards {
  const wanted = new Set(skus)
  return Object.fromEntries(
    soldSkus
      .filter((sku) => wanted.has(sku))
      .map((sku) => [sku, { words: shelf[sku], picture: squareOf(sku) }]),
  )
}

/** The card of every product that is sold. */
export const cards: Cards = /* @__PURE__ */ cardsOf(soldSkus)
