import { shop as AE } from './AE/shop.ts'
import { shop as CA } from './CA/shop.ts'
import { shop as GB } from './GB/shop.ts'
import { shop as IN } from './IN/shop.ts'
import { shop as US } from './US/shop.ts'
import type { SoldSku } from '../catalogue/products.ts'
import type { MinorUnits } from '../money.ts'
import type { CountryCode } from './codes.ts'

/** What the shop shows and offers in a country; the file `shop.ts` of its folder. */
export interface CountryShop {
  /**
   * The orders of the shelf: what is shown first. What they leave out comes after, as the catalogue has
   * it. The specification names the two orders (§2.64) and not their contents: they are the shop's own.
   */
  readonly popular: readonly SoldSku[]
  readonly featured: readonly SoldSku[]
  /** Where the price filter's middle band begins and ends: a craft kit lies below it, a bundle above. */
  readonly middlePrices: readonly [from: MinorUnits, to: MinorUnits]
  /** What an e-gift can be worth, the smallest first (specification §2.5). */
  readonly eGiftAmounts: readonly MinorUnits[]
  readonly delivery: DeliveryTime
}

/** Public holidays are not counted. */
export interface DeliveryTime {
  /** Working days on the way, after the one on which the parcel leaves. */
  readonly fastest: number
  readonly slowest: number
  /** Weekdays on which nothing is delivered; 0 is Sunday. */
  readonly restDays: readonly number[]
}

/** Every country's shop. The compiler asks for each code. */
export const shops: Readonly<Record<CountryCode, CountryShop>> = { IN, US, GB, CA, AE }
