import { combos } from '../catalogue/combos.ts'
import { products, soldSkus, type SoldSku } from '../catalogue/products.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { Coupon } from '../pricing/types.ts'
import type { Stock } from '../stock.ts'
import { offerOf } from './offer.ts'
import { combosIn, type OfferedComboOf } from './offeredCombos.ts'
import { shelfOrder } from './sortOrders.ts'
import { shelfItems, type CardsOf, type ShelfCard, type ShelfItemOf } from './shelfItems.ts'

/** How many products each shelf shows at most. */
const places = { bestsellers: 8, related: 4, siblings: 4 } as const

/** A page carries so many more cards than places, because not all products are sold in every country. */
const spareCards = 4

/** The most popular products, for the home page. */
export function bestsellers<C extends ShelfCard>(
  prices: PriceList,
  cards: CardsOf<C>,
  stock?: Stock,
): readonly ShelfItemOf<C>[] {
  const order = shelfOrder('popular', prices.country)
  return shelfItems(order, prices, cards, stock).slice(0, places.bestsellers)
}

/** The most popular other products, for a product's page. */
export function relatedTo<C extends ShelfCard>(
  sku: SoldSku,
  prices: PriceList,
  cards: CardsOf<C>,
  stock?: Stock,
): readonly ShelfItemOf<C>[] {
  const order = shelfOrder('popular', prices.country).filter((other) => other !== sku)
  return shelfItems(order, prices, cards, stock).slice(0, places.related)
}

/** The products to compare a product with: itself first, then others of its line and kind. */
export function siblingsOf<C extends ShelfCard>(
  sku: SoldSku,
  prices: PriceList,
  cards: CardsOf<C>,
  stock?: Stock,
): readonly ShelfItemOf<C>[] {
  return shelfItems(familyOf(sku), prices, cards, stock).slice(0, places.siblings)
}

/** The combos on offer that a product belongs to. */
export function combosWith<C extends object>(
  sku: SoldSku,
  prices: PriceList,
  cards: CardsOf<C>,
  stock?: Stock,
  coupon?: Coupon,
): readonly OfferedComboOf<C>[] {
  return combosIn(prices, cards, stock, coupon).filter(({ members }) =>
    members.some((member) => member.sku === sku),
  )
}

/** The combos on offer with a product of a product line's page, such as `/orboot`. */
export function combosOfLine<C extends object>(
  path: string,
  prices: PriceList,
  cards: CardsOf<C>,
  stock?: Stock,
  coupon?: Coupon,
): readonly OfferedComboOf<C>[] {
  const skus: readonly Sku[] = skusOfLine(path)
  return combosIn(prices, cards, stock, coupon).filter(({ members }) =>
    members.some((member) => skus.includes(member.sku)),
  )
}

/** The products whose page lies below a product line's page, such as `/orboot`. */
export function skusOfLine(path: string): readonly SoldSku[] {
  return soldSkus.filter((sku) => products[sku].route?.startsWith(path) === true)
}

/** How many products a price list's country sells. */
export function countSold(prices: PriceList): number {
  return soldSkus.filter((sku) => offerOf(sku, prices) !== undefined).length
}

/** The skus whose cards the home page carries. They do not depend on prices. */
export function homeSkus(country: CountryCode): readonly Sku[] {
  return [
    ...shelfOrder('popular', country).slice(0, places.bestsellers + spareCards),
    ...combos.flatMap(({ skus }) => skus),
  ]
}

/** The skus whose cards a product's page carries. They do not depend on prices. */
export function productSkus(sku: SoldSku, country: CountryCode): readonly Sku[] {
  const sets = combos.filter(({ skus }) => skus.includes(sku))
  return [
    ...familyOf(sku),
    ...shelfOrder('popular', country).slice(0, places.related + spareCards),
    ...sets.flatMap(({ skus }) => skus),
  ]
}

/** A product, and after it all others of its line and kind. */
function familyOf(sku: SoldSku): readonly SoldSku[] {
  const { line, kind } = products[sku]
  const others = soldSkus.filter(
    (other) => other !== sku && products[other].line === line && products[other].kind === kind,
  )
  return [sku, ...others]
}
