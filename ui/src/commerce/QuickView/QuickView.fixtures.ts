import { estimateDelivery, type CountryCode, type IsoDate } from '@stemside/rules'
import { words as night } from '../../content/products/tacto_night_cc.ts'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The Tacto Game Night Pack in a country on a date. */
export const quickViewOf = recorded((country: CountryCode, date: IsoDate) => {
  return {
    country,
    sku: 'tacto_night_cc',
    words: night,
    offer: sampleItem(country, 'tacto_night_cc').offer,
    availability: 'in-stock',
    delivery: estimateDelivery(country, date),
  } as const
})
