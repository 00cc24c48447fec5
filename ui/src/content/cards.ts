import { soldSkus, type Sku, type SoldSku } from '@stemside/rules'
import { ratingOf } from '../commerce/Rating/ratingOf.ts'
import type { CardContent, Cards } from '../commerce/words.ts'
import { squareOf } from './pictures.ts'
import { shelf } from './shelf.ts'
import { toyStarCounts } from './toyStarCounts.ts'

/** The cards of some products, for pages that embed them as data. */
export function cardsOf(skus: readonly Sku[]): Cards {
  const wanted = new Set(skus)
  return Object.fromEntries(
    soldSkus.filter((sku) => wanted.has(sku)).map((sku) => [sku, cardOf(sku)]),
  )
}

function cardOf(sku: SoldSku): CardContent {
  const counts = toyStarCounts[sku]
  return {
    words: shelf[sku],
    picture: squareOf(sku),
    ...(counts !== undefined && { rating: ratingOf(counts) }),
  }
}

/** The cards of all sold products. */
export const cards: Cards = /* @__PURE__ */ cardsOf(soldSkus)
