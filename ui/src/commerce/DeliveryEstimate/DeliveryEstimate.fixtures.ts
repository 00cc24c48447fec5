import { estimateDelivery, type CountryCode, type IsoDate } from '@stemside/rules'

/** When an order of this date arrives. */
export function deliveryIn(country: CountryCode, date: IsoDate) {
  return { country, dates: estimateDelivery(country, date) }
}
