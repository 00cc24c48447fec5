import { combos } from '../catalogue/combos.ts'
import { nameOf } from '../catalogue/nameOf.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import { minus, sumOf, type MinorUnits } from '../money.ts'
import type { Stock } from '../stock.ts'
import type { CardsOf } from './shelfItems.ts'

/** A combo as one country offers it. Amounts are for one, in minor units. */
export interface OfferedComboOf<C> {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Its products, each with all of its card `C`. */
  readonly members: readonly (C & { readonly sku: Sku; readonly name: string })[]
  readonly amount: MinorUnits
  readonly strike: MinorUnits
  /** Members' list prices less the combo's price. */
  readonly saving: MinorUnits
}

/**
 * The combos that a price list's country offers. It leaves out a combo with a product that is not sold
 * there, has no card, or is out of stock.
 */
export function combosIn<C extends object>(
  list: PriceList,
  cards: CardsOf<C>,
  stock: Stock = {},
): readonly OfferedComboOf<C>[] {
  return combos.flatMap((combo) => {
    const price = combo.prices[list.country]
    const members = combo.skus.flatMap((sku) => {
      const [listed, card] = [list.prices[sku], cards[sku]]
      if (card === undefined || listed?.soldIn.includes(list.country) !== true) return []
      if (stock[sku] === 0) return []
      return { ...card, sku, name: nameOf(sku), listPrice: listed.listPrice }
    })
    if (price === undefined || members.length < combo.skus.length) return []
    const listTotal = sumOf(members, ({ listPrice }) => listPrice)
    return {
      id: combo.id,
      name: combo.name,
      description: combo.description,
      members,
      amount: price.price,
      strike: price.strikePrice,
      saving: minus(listTotal, price.price),
    }
  })
}
