import {
  arrivalOf,
  dayRange,
  longDate,
  type Order,
  orderDay,
  type OrderStep,
  stageDays,
} from '@stemside/rules'

/**
 * A sentence with the date of an order in its country and, until the parcel has arrived, the days on which it is
 * expected. For the step `delivered`, the sentence names the day of arrival.
 * Empty if the order has no valid date. Source: §4.74.
 */
export function orderDays(order: Order, step?: OrderStep): string[] {
  const { country } = order
  const day = orderDay(order)
  if (day === undefined) return []
  const arrival = arrivalOf(order)
  const expected = arrival === undefined ? '' : `, and expected ${dayRange(arrival, country)}`
  const { delivered } = step === 'delivered' ? stageDays(order) : {}
  const arrived = delivered === undefined ? '' : `, and arrived on ${longDate(delivered, country)}`
  return [`Ordered on ${longDate(day, country)}${expected}${arrived}.`]
}
