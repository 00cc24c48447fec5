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
 * The gift guide: up to four toys for each age. It takes the most popular toy of each budget, then the next most popular
 * ones, and sorts them by price. Each toy appears once. E-storybooks, parts, and what is out of stock are left out.
 * Source: §2.97.
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
        // Leave out a kit that is sold without the gamepad it needs.
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
