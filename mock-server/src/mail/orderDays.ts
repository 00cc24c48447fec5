import { arrivalOf, dayRange, longDate, type Order, orderDay } from '@stemside/rules'

/**
 * A sentence with the date of an order in its country and, until the parcel has arrived, the days on which it is
 * expected. Empty if the order has no valid date. Source: §4.74.
 */
export function orderDays(order: Order): string[] {
  const { country } = order
  const day = orderDay(order)
  if (day === undefined) return []
  const arrival = arrivalOf(order)
  const expected = arrival === undefined ? '' : `, and expected ${dayRange(arrival, country)}`
  return [`Ordered on ${longDate(day, country)}${expected}.`]
}
