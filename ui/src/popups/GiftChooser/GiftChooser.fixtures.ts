import { squareOf } from '../../content/pictures.ts'
import { sampleItem } from '../../commerce/shelf.fixtures.ts'
import type { CountryCode } from '@stemside/rules'

/** The two gifts. Source: specification §2. */
export function giftsIn(country: CountryCode) {
  return {
    country,
    options: (
      [
        { sku: 'orboot_mars', name: 'Orboot Mars' },
        { sku: 'tacto_classics', name: 'Tacto Classics' },
      ] as const
    ).map((gift) => ({
      ...gift,
      picture: squareOf(gift.sku),
      worth: sampleItem(country, gift.sku).offer.amount,
    })),
  }
}

export const couponNote = 'It takes the place of SPRING30, which saves you $30.01.'
