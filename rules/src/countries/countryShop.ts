import type { SoldSku } from '../catalogue/products.ts'
import type { MinorUnits } from '../money.ts'

/** What the shop shows and offers in a country; the file `shop.ts` of its folder. */
export interface CountryShop {
  /**
   * The skus that each order of the shelf shows first. All others follow in the order of the catalogue.
   * The specification names the two orders (§2.64); the shop chose the skus.
   */
  readonly popular: readonly SoldSku[]
  readonly featured: readonly SoldSku[]
  /** The bounds of the price filter's middle band. Craft kits lie below it, bundles above. */
  readonly middlePrices: readonly [from: MinorUnits, to: MinorUnits]
  /** The amounts of e-gifts, the smallest first (§2.5). */
  readonly eGiftAmounts: readonly MinorUnits[]
  readonly delivery: DeliveryTime
}

/** How long a delivery takes. Public holidays count as working days. */
export interface DeliveryTime {
  /** The fewest and the most working days on the way. The day on which the parcel leaves does not count. */
  readonly fastest: number
  readonly slowest: number
  /** Weekdays on which nothing is delivered; 0 is Sunday. */
  readonly restDays: readonly number[]
}
