import { addDays, weekday, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { DeliveryTime } from '../countries/countryShop.ts'
import { shops } from '../countries/shops.ts'

export interface DeliveryEstimate {
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

/** How long a delivery takes in a country, and on which weekdays nothing is delivered. */
export function deliveryTime(country: CountryCode): DeliveryTime {
  return shops[country].delivery
}

/**
 * The delivery days of an order that is placed on `orderedOn`: it is sent on the next working day. Both
 * inclusive.
 */
export function estimateDelivery(country: CountryCode, orderedOn: IsoDate): DeliveryEstimate {
  const { fastest, slowest, restDays } = shops[country].delivery
  return {
    earliest: addWorkingDays(orderedOn, fastest + 1, restDays),
    latest: addWorkingDays(orderedOn, slowest + 1, restDays),
  }
}

function addWorkingDays(from: IsoDate, days: number, rest: readonly number[]): IsoDate {
  let date = from
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (!rest.includes(weekday(date))) left -= 1
  }
  return date
}
