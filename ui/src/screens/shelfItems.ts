import {
  categoryLabels,
  products,
  soldSkus,
  type PriceList,
  type Sku,
  type Stock,
  type SoldSku,
} from '@stemside/rules'
import { shelf } from '../content/shelf.ts'
import { offerOf } from '../commerce/offer.ts'
import { nameOf, productOf } from '../commerce/productOf.ts'
import type { Availability, ShelfItem } from '../commerce/shelfItem.ts'
import { squareOf } from '../content/pictures.ts'

/** The products of `order` that sell in the price list's country, in that order. */
export function shelfItems(
  order: readonly Sku[],
  prices: PriceList,
  stock: Stock = {},
): readonly ShelfItem[] {
  return order.flatMap((sku) => {
    if (!isSold(sku)) return []
    const offer = offerOf(sku, prices)
    if (offer === undefined) return []
    const words = shelf[sku]
    const href = productOf(sku)?.route ?? '/shop'
    return {
      sku,
      name: nameOf(sku),
      skills: words.categories.map((category) => categoryLabels[category]),
      ages: words.ages,
      categories: words.categories,
      price: offer.amount,
      strikePrice: offer.strike,
      href,
      words,
      picture: squareOf(sku),
      offer,
      availability: availabilityOf(sku, stock),
    }
  })
}

/** From how many units on it is no longer "only a few left". */
const plenty = 6

export function availabilityOf(sku: Sku, stock: Stock): Availability {
  const left = stock[sku]
  if (left === undefined || left >= plenty) return 'in-stock'
  return left > 0 ? 'low' : 'out-of-stock'
}

function isSold(sku: Sku): sku is SoldSku {
  return soldSkus.some((sold) => sold === sku)
}

/** How many toys a table compares at most. */
const mostCompared = 4

/** Toys of the same line and kind, the sku itself among them: what a shopper would compare it with. */
export function siblingsOf(sku: SoldSku, prices: PriceList, stock?: Stock): readonly ShelfItem[] {
  const { line, kind } = products[sku]
  const others = soldSkus.filter(
    (other) => other !== sku && products[other].line === line && products[other].kind === kind,
  )
  return shelfItems([sku, ...others], prices, stock).slice(0, mostCompared)
}
