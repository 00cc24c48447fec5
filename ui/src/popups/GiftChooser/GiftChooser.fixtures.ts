import type { CountryCode, GiftChoice } from '@stemside/rules'
import { nameOf } from '../../commerce/productOf.ts'
import { sampleItem } from '../../commerce/shelf.fixtures.ts'
import { squareOf } from '../../content/pictures.ts'

const gifts: readonly GiftChoice[] = ['orboot_mars', 'tacto_classics']

/** The two gifts. Source: specification §2. */
export function giftsIn(country: CountryCode) {
  return {
    country,
    options: gifts.map((sku) => ({
      sku,
      name: nameOf(sku),
      picture: squareOf(sku),
      worth: sampleItem(country, sku).offer.amount,
    })),
  }
}

export const couponNote = 'It takes the place of SPRING30, which saves you $30.01.'
