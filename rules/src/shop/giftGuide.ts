import { isWholeToy } from '../catalogue/isWholeToy.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { Availability } from '../stock.ts'
import { childAges, fitsAge, type AgeBand } from './ages.ts'
import type { ShelfOffer } from './offer.ts'
import { budgets, fitsPrice } from './priceBands.ts'
import type { ShelfEntry } from './shelf.ts'

/** What the guide must know of a toy. */
type GiftToy = Pick<ShelfEntry, 'ages' | 'price'> & {
  readonly sku: Sku
  readonly availability: Availability
  readonly offer: Pick<ShelfOffer, 'gamepadPrice'>
}

export interface GiftsOfAge<T> {
  readonly age: AgeBand
  /** At most four, the cheapest first. */
  readonly gifts: readonly T[]
}

const places = 4

/**
 * The gift guide: for each age a toy of each budget that has one, then others. It names each toy once, and none that is out
 * of stock. Source: §2.97.
 * @param items - the most popular first
 */
export function giftGuide<T extends GiftToy>(
  items: readonly T[],
  country: CountryCode,
): readonly GiftsOfAge<T>[] {
  const left = new Set(
    items.filter(
      ({ sku, availability, offer }) =>
        availability !== 'out-of-stock' &&
        // The kit is sold without the gamepad that it is played with.
        offer.gamepadPrice === undefined &&
        isWholeToy(sku),
    ),
  )
  return childAges.map((age) => {
    const fitting = [...left].filter(({ ages }) => fitsAge(ages, age))
    const firsts = budgets.flatMap(
      (budget) => fitting.find(({ price }) => fitsPrice(price, budget, country)) ?? [],
    )
    const others = fitting.filter((item) => !firsts.includes(item))
    const chosen = [...firsts, ...others].slice(0, places)
    for (const item of chosen) left.delete(item)
    return { age, gifts: chosen.toSorted((one, other) => one.price - other.price) }
  })
}
