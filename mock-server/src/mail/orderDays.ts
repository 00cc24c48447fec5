import { arrivalOf, dayRange, longDate, type Order, orderDay } from '@stemside/rules'

/**
 * Says on which day an order was placed, in its country, and on which days its parcel is expected, where one is to
 * come. Empty where the order has no valid date. Source: §4.74.
 */
export function orderDays(order: Order): string[] {
  const { country } = order
  const day = orderDay(order)
  if (day === undefined) return []
  const arrival = arrivalOf(order)
  const expected = arrival === undefined ? '' : `, and expected ${dayRange(arrival, country)}`
  return [`Ordered on ${longDate(day, country)}${expected}.`]
}
