import { isLow, type MinorUnits, type ShelfEntry, type Sku, type Stock } from '@stemside/rules'
import type { PictureSource } from '../core/Picture/index.ts'
import type { ShelfOffer } from './offer.ts'
import type { ShelfWords } from './words.ts'

/** How much of a product is left to buy. */
export type Availability = 'in-stock' | 'low' | 'out-of-stock'

export function availabilityOf(sku: Sku, stock: Stock): Availability {
  const left = stock[sku]
  if (left === 0) return 'out-of-stock'
  return isLow(left) ? 'low' : 'in-stock'
}

/** A product as a shelf shows it in one country. */
export interface ShelfItem extends ShelfEntry {
  readonly href: string
  readonly words: ShelfWords
  /** Square. */
  readonly picture: PictureSource
  readonly offer: ShelfOffer
  readonly availability: Availability
}

/** A combo as one country offers it. Amounts are for one, in minor units. */
export interface OfferedCombo {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly members: readonly {
    readonly sku: Sku
    readonly name: string
    readonly picture: PictureSource
  }[]
  readonly amount: MinorUnits
  readonly strike: MinorUnits
  /** Members' list prices less the combo's price. */
  readonly saving: MinorUnits
}
