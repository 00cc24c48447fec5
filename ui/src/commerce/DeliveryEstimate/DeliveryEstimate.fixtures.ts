import { estimateDelivery, type CountryCode, type IsoDate } from '@stemside/rules'

/** When an order of that day arrives. */
export function deliveryIn(country: CountryCode, date: IsoDate) {
  return { country, dates: estimateDelivery(country, date) }
}
