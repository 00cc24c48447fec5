import { addDays, weekday, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'

interface Transit {
  /** Working days on the way, after the one on which the parcel leaves. */
  readonly fastest: number
  readonly slowest: number
  /** Weekdays on which nothing is delivered; 0 is Sunday. */
  readonly rest: readonly number[]
}

const weekend = [0, 6]

/** Sundays rest in India; Saturdays and Sundays elsewhere. Public holidays are not counted. */
const transits: Readonly<Record<CountryCode, Transit>> = {
  IN: { fastest: 2, slowest: 5, rest: [0] },
  US: { fastest: 2, slowest: 5, rest: weekend },
  GB: { fastest: 2, slowest: 4, rest: weekend },
  CA: { fastest: 3, slowest: 7, rest: weekend },
  AE: { fastest: 3, slowest: 6, rest: weekend },
}

export interface DeliveryEstimate {
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

/** When an order placed on a day arrives: it leaves on the next working day. Both ends inclusive. */
export function estimateDelivery(country: CountryCode, orderedOn: IsoDate): DeliveryEstimate {
  const { fastest, slowest, rest } = transits[country]
  return {
    earliest: addWorkingDays(orderedOn, fastest + 1, rest),
    latest: addWorkingDays(orderedOn, slowest + 1, rest),
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
