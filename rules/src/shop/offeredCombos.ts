import { comboMembers } from '../catalogue/comboMembers.ts'
import { combos } from '../catalogue/combos.ts'
import { nameOf } from '../catalogue/nameOf.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import { countries } from '../countries/countries.ts'
import { minus, nothing, sumOf, times, type MinorUnits } from '../money.ts'
import { comboSaving, percentDiscounts } from '../catalogue/comboSaving.ts'
import type { Coupon } from '../pricing/types.ts'
import type { Stock } from '../stock.ts'
import type { CouponPrice } from './offer.ts'
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
  /** What it saves with the coupon in force: the figure of `comboSaving`. */
  readonly saving: MinorUnits
  /** The price of the set alone with a percentage coupon in force; absent without one. */
  readonly withCoupon?: CouponPrice | undefined
}

/**
 * The combos that a price list's country offers, each with its saving under the coupon. It leaves out a combo with a
 * product that is not sold there, has no card, or is out of stock.
 */
export function combosIn<C extends object>(
  list: PriceList,
  cards: CardsOf<C>,
  stock: Stock = {},
  coupon?: Coupon,
): readonly OfferedComboOf<C>[] {
  const rules = countries[list.country]
  return combos.flatMap((combo) => {
    const price = combo.prices[list.country]
    const parts = comboMembers(combo, (sku) => list.prices[sku]?.listPrice ?? nothing)
    const members = combo.skus.flatMap((sku) => {
      const [listed, card] = [list.prices[sku], cards[sku]]
      if (card === undefined || listed?.soldIn.includes(list.country) !== true) return []
      if (stock[sku] === 0) return []
      return { ...card, sku, name: nameOf(sku) }
    })
    if (price === undefined || members.length < combo.skus.length) return []
    const listTotal = sumOf(parts, ({ listPrice, count }) => times(listPrice, count))
    const set = { members: parts, saving: minus(listTotal, price.price) }
    const { onSet } = percentDiscounts(set, rules, coupon)
    return {
      id: combo.id,
      name: combo.name,
      description: combo.description,
      members,
      amount: price.price,
      strike: price.strikePrice,
      saving: comboSaving(set, rules, coupon),
      withCoupon:
        coupon && onSet > 0 ? { amount: minus(price.price, onSet), code: coupon.code } : undefined,
    }
  })
}
