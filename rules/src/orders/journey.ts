import { addDays, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import { dayIn, hoursAfter, isTime, startOfDay } from '../countries/days.ts'
import { isKnownSku, productOf, products } from '../catalogue/products.ts'
import type { ProductLine, Sku } from '../catalogue/types.ts'
import { minus, sumOf, type MinorUnits } from '../money.ts'
import { estimateDelivery, type DeliveryEstimate } from '../shop/delivery.ts'
import type { DatedStep, Order, OrderStep } from './types.ts'

/**
 * Years after delivery in which a toy that breaks in normal play is replaced. The specification names no guarantee: the shop
 * chose one year for all toys, and /guarantee says what it includes.
 */
export const yearsOfGuarantee: number = 1

/** All steps of an order, in chronological order. */
export const orderSteps = ['packed', 'shipped', 'delivered'] as const satisfies readonly OrderStep[]

/** E-storybooks can be read at once: they are never packed, cancelled or sent back. */
export function isDigital(sku: Sku): boolean {
  return isKnownSku(sku) && products[sku].kind === 'digital'
}

/** Whether only e-storybooks were bought. A free gift may travel with them. */
export function isDigitalOnly({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.every(({ sku }) => isDigital(sku))
}

/** Whether an order has nothing that a parcel carries. */
export function isWithoutParcel({ lines, gifts }: Pick<Order, 'lines' | 'gifts'>): boolean {
  return [...lines, ...gifts].every(({ sku }) => isDigital(sku))
}

/** Whether a toy of the order plays with the app. */
export function needsDevice({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ sku }) => appLines.has(productOf(sku)?.line))
}

const appLines = new Set<ProductLine | undefined>(['orboot', 'tacto', 'plugo', 'bundle'])

/** The day on which an order was placed, in its country. Undefined if it has no valid date. */
export function orderDay({ country, placedAt }: Pick<Order, 'country' | 'placedAt'>) {
  return isTime(placedAt) ? dayIn(country, placedAt) : undefined
}

/**
 * The dated steps of an order. If it has `steps`, these are the ones that the shopkeeper has reported so far, maybe none.
 * Otherwise the clock plans them: packed after 24 hours, shipped after 48, delivered when the last day of the estimate
 * begins in the order's country. An order of e-storybooks alone is delivered at once. Empty if `placedAt` is not valid.
 * Source: §4.36.
 */
export function stepsOf(order: Order): readonly DatedStep[] {
  const { country, placedAt, steps } = order
  if (steps !== undefined) return steps
  if (isWithoutParcel(order)) return [{ status: 'delivered', at: placedAt }]
  const orderedOn = orderDay(order)
  if (orderedOn === undefined) return []
  const { delivered } = journeyDays(country, orderedOn)
  return [
    { status: 'packed', at: hoursAfter(placedAt, 24) },
    { status: 'shipped', at: hoursAfter(placedAt, 48) },
    { status: 'delivered', at: startOfDay(country, delivered) },
  ]
}

/** The days on which a parcel that is ordered on `orderedOn` reaches each stage. */
export function journeyDays(
  country: CountryCode,
  orderedOn: IsoDate,
): Readonly<Record<'placed' | OrderStep, IsoDate>> {
  return {
    placed: orderedOn,
    packed: addDays(orderedOn, 1),
    shipped: addDays(orderedOn, 2),
    delivered: estimateDelivery(country, orderedOn).latest,
  }
}

/** The day of each stage of an order, in the order's country. Of an order with `steps`, only the reported stages have one. */
export function stageDays(order: Order): Partial<Record<'placed' | OrderStep, IsoDate>> {
  const placed = orderDay(order)
  if (placed === undefined) return {}
  const days: Partial<Record<'placed' | OrderStep, IsoDate>> = { placed }
  for (const { status, at } of stepsOf(order)) days[status] = dayIn(order.country, at)
  return days
}

/**
 * The days on which an order's parcel is expected; undefined once it has arrived, if it never will, and
 * without a parcel. They count from the day of the order, or from the last step that the shopkeeper has reported.
 */
export function arrivalOf(order: Order): DeliveryEstimate | undefined {
  const { country, steps } = order
  const isOver = ['delivered', 'cancelled', 'returned'].includes(order.status)
  const orderedOn = orderDay(order)
  if (isOver || orderedOn === undefined || isWithoutParcel(order)) return undefined
  const last = steps?.at(-1)
  if (last === undefined) return estimateDelivery(country, orderedOn)
  const day = dayIn(country, last.at)
  // An estimate of a day sends the parcel on the next one.
  return estimateDelivery(country, last.status === 'shipped' ? addDays(day, -1) : day)
}

/** Whether its buyer can cancel an order: until it is packed (§4.37), if that gives money back. */
export function isCancellable(order: Pick<Order, 'status' | 'lines' | 'total'>): boolean {
  return order.status === 'placed' && refundOfCancelling(order) > 0
}

/** What cancelling an order gives back: not what its e-storybooks cost, which stay the buyer's. */
export function refundOfCancelling({ lines, total }: Pick<Order, 'lines' | 'total'>): MinorUnits {
  const books = lines.filter(({ sku }) => isDigital(sku))
  return minus(
    total,
    sumOf(books, (line) => line.total),
  )
}
