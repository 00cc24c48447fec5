import { estimateDelivery, type CountryCode, type IsoDate } from '@stemside/rules'
import { words as orboot } from '../../content/products/orboot.ts'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** Orboot Earth in a country on a date. */
export const buyBoxOf = recorded((country: CountryCode, date: IsoDate) => {
  return {
    country,
    sku: 'orboot',
    words: orboot,
    offer: sampleItem(country, 'orboot').offer,
    availability: 'in-stock',
    delivery: estimateDelivery(country, date),
  } as const
})
