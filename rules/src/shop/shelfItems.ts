import { nameOf } from '../catalogue/nameOf.ts'
import { productHref } from '../catalogue/productHref.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import { availabilityOf, type Availability, type Stock } from '../stock.ts'
import { leadingPrice, offerOf, type ShelfOffer } from './offer.ts'
import type { ShelfEntry } from './shelf.ts'

/** The words of a card that filters, sorting and search use. */
export interface ShelfCard {
  readonly words: Pick<ShelfEntry, 'ages' | 'categories'> & {
    /** The product line's name: "Orboot". */
    readonly kicker: string
    /** One line on what the child does with it. */
    readonly line: string
  }
}

/** A product as a shelf shows it in one country, with all of its card `C`. */
export type ShelfItemOf<C extends ShelfCard> = ShelfEntry &
  C & {
    readonly href: string
    readonly offer: ShelfOffer
    readonly availability: Availability
  }

/** Cards by sku. Not every product needs one. */
export type CardsOf<C> = Readonly<Record<Sku, C>>

/** The products of `order` that have a card and sell in the price list's country, in that order. */
export function shelfItems<C extends ShelfCard>(
  order: readonly Sku[],
  prices: PriceList,
  cards: CardsOf<C>,
  stock: Stock = {},
): readonly ShelfItemOf<C>[] {
  return order.flatMap((sku) => {
    const card = cards[sku]
    const offer = offerOf(sku, prices, stock)
    if (card === undefined || offer === undefined) return []
    const availability = availabilityOf(sku, stock)
    const { kicker, line, ages, categories } = card.words
    return {
      ...card,
      sku,
      name: nameOf(sku),
      skills: [kicker, line],
      ages,
      categories,
      price: leadingPrice(offer).amount,
      strikePrice: offer.strike,
      href: productHref(sku) ?? '/shop',
      offer,
      availability,
    }
  })
}
