import { combos, minus, type PriceList, type Stock, sumOf } from '@stemside/rules'
import { nameOf } from '../commerce/productOf.ts'
import type { OfferedCombo } from '../commerce/shelfItem.ts'
import type { Cards } from '../commerce/words.ts'

/**
 * The combos that a price list's country offers, and whose members all sell there, have a card and are in
 * stock.
 */
export function combosIn(
  list: PriceList,
  cards: Cards,
  stock: Stock = {},
): readonly OfferedCombo[] {
  return combos.flatMap((combo) => {
    const price = combo.prices[list.country]
    const members = combo.skus.flatMap((sku) => {
      const [listed, card] = [list.prices[sku], cards[sku]]
      if (card === undefined || listed?.soldIn.includes(list.country) !== true) return []
      if (stock[sku] === 0) return []
      return { sku, name: nameOf(sku), picture: card.picture, listPrice: listed.listPrice }
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
