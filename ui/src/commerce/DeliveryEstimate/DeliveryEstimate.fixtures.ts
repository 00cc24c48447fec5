import { estimateDelivery, type CountryCode, type IsoDate } from '@stemside/rules'
import { recorded } from '../../fixtures/recorded.ts'

/** When an order of this date arrives. */
export const deliveryIn = recorded((country: CountryCode, date: IsoDate) => {
  return { country, dates: estimateDelivery(country, date) }
})
