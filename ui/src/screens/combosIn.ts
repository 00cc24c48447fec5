import { combos, type PriceList } from '@stemside/rules'
import { nameOf } from '../commerce/productOf.ts'
import type { OfferedCombo } from '../commerce/shelfItem.ts'
import { squareOf } from '../content/pictures.ts'

/** The combos that a price list's country offers and whose members all sell there. */
export function combosIn(list: PriceList): readonly OfferedCombo[] {
  return combos.flatMap((combo) => {
    const price = combo.prices[list.country]
    const members = combo.skus.map((sku) => list.prices[sku])
    if (price === undefined || !members.every((member) => member?.soldIn.includes(list.country)))
      return []
    const listTotal = members.reduce((sum, member) => sum + (member?.listPrice ?? 0), 0)
    return {
      id: combo.id,
      name: combo.name,
      description: combo.description,
      members: combo.skus.map((sku) => ({ sku, name: nameOf(sku), picture: squareOf(sku) })),
      amount: price.price,
      strike: price.strikePrice,
      saving: listTotal - price.price,
    }
  })
}
