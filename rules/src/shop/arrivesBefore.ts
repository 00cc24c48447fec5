import { addDays, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import { estimateDelivery, type DeliveryEstimate } from './delivery.ts'

/**
 * Whether an order of today arrives before a day:
 * - `in-time`: even if it takes the whole estimate
 * - `uncertain`: only if it comes on an early day of the estimate
 * - `too-late`: not even on the first day of the estimate
 * - `over`: the day lies before today
 */
export type ArrivalVerdict = 'in-time' | 'uncertain' | 'too-late' | 'over'

export interface ArrivalCheck {
  readonly verdict: ArrivalVerdict
  readonly estimate: DeliveryEstimate
  /** The last day on which an order is in time; undefined if it is over, or over a year away. */
  readonly orderBy?: IsoDate
}

/** The furthest day, counted from today, for which `orderBy` is computed. */
const mostDaysAhead = 365

/**
 * Checks a wanted day, such as a birthday, against the delivery estimate of an order of today. A parcel that may come on the
 * day itself is uncertain. The day may be a child's birthday: the shop neither stores it nor sends it.
 */
export function arrivesBefore(country: CountryCode, day: IsoDate, today: IsoDate): ArrivalCheck {
  const estimate = estimateDelivery(country, today)
  const orderBy = lastOrderDay(country, day, today)
  return {
    verdict: verdictOf(estimate, day, today),
    estimate,
    ...(orderBy === undefined ? {} : { orderBy }),
  }
}

function verdictOf(
  { earliest, latest }: DeliveryEstimate,
  day: IsoDate,
  today: IsoDate,
): ArrivalVerdict {
  if (day < today) return 'over'
  if (latest < day) return 'in-time'
  return earliest < day ? 'uncertain' : 'too-late'
}

function lastOrderDay(country: CountryCode, day: IsoDate, today: IsoDate): IsoDate | undefined {
  if (day > addDays(today, mostDaysAhead)) return undefined
  for (let before = day; before > today;) {
    before = addDays(before, -1)
    if (estimateDelivery(country, before).latest < day) return before
  }
  return undefined
}
