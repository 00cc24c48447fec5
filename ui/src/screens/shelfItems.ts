import {
  productHref,
  products,
  soldSkus,
  type PriceList,
  type Sku,
  type Stock,
  type SoldSku,
} from '@stemside/rules'
import { offerOf } from '../commerce/offer.ts'
import { nameOf } from '../commerce/productOf.ts'
import { availabilityOf, type ShelfItem } from '../commerce/shelfItem.ts'
import type { Cards } from '../commerce/words.ts'

/** The products of `order` that have a card and sell in the price list's country, in that order. */
export function shelfItems(
  order: readonly Sku[],
  prices: PriceList,
  cards: Cards,
  stock: Stock = {},
): readonly ShelfItem[] {
  return order.flatMap((sku) => {
    const card = cards[sku]
    const offer = offerOf(sku, prices, stock)
    if (card === undefined || offer === undefined) return []
    const { words, picture } = card
    const href = productHref(sku) ?? '/shop'
    return {
      sku,
      name: nameOf(sku),
      skills: [words.kicker, words.line],
      ages: words.ages,
      categories: words.categories,
      price: offer.amount,
      strikePrice: offer.strike,
      href,
      words,
      picture,
      offer,
      availability: availabilityOf(sku, stock),
    }
  })
}

/** How many toys a table compares at most. */
const mostCompared = 4

/** Toys of the same line and kind, the sku itself among them: what a shopper would compare it with. */
export function siblingsOf(
  sku: SoldSku,
  prices: PriceList,
  cards: Cards,
  stock?: Stock,
): readonly ShelfItem[] {
  return shelfItems(familyOf(sku), prices, cards, stock).slice(0, mostCompared)
}

/** A toy, and after it all others of its line and kind. */
export function familyOf(sku: SoldSku): readonly SoldSku[] {
  const { line, kind } = products[sku]
  const others = soldSkus.filter(
    (other) => other !== sku && products[other].line === line && products[other].kind === kind,
  )
  return [sku, ...others]
}
