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
 * The first and the last delivery day of an order that is placed on `orderedOn`, both inclusive.
 */
export function estimateDelivery(country: CountryCode, orderedOn: IsoDate): DeliveryEstimate {
  const { fewest, most } = workingDaysToArrive(country)
  const { restDays } = shops[country].delivery
  return {
    earliest: addWorkingDays(orderedOn, fewest, restDays),
    latest: addWorkingDays(orderedOn, most, restDays),
  }
}

/** How many working days after the order a parcel arrives: those on the way, and one before it is sent. */
export function workingDaysToArrive(country: CountryCode): {
  readonly fewest: number
  readonly most: number
} {
  const { fastest, slowest } = shops[country].delivery
  return { fewest: fastest + 1, most: slowest + 1 }
}

function addWorkingDays(from: IsoDate, days: number, rest: readonly number[]): IsoDate {
  let date = from
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (!rest.includes(weekday(date))) left -= 1
  }
  return date
}
