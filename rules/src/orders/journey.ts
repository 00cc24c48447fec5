import { addDays, parseDate, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import { isKnownSku, productOf, products } from '../catalogue/products.ts'
import type { ProductLine, Sku } from '../catalogue/types.ts'
import { minus, sumOf, type MinorUnits } from '../money.ts'
import type { CartLine } from '../pricing/types.ts'
import { estimateDelivery, type DeliveryEstimate } from '../shop/delivery.ts'
import type { Order } from './types.ts'

/** Days after delivery in which units can be sent back (§4.37). */
export const daysToReturn = 30

/** Years after delivery in which a toy that breaks in normal play is replaced. */
export const yearsOfGuarantee: number = 1

/** The steps of an order that depend only on time, in chronological order. */
export const orderSteps = ['packed', 'shipped', 'delivered'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface DatedStep {
  readonly status: OrderStep
  /** ISO 8601, UTC. */
  readonly at: string
}

/** E-storybooks can be read at once: they are never packed, cancelled or sent back. */
export function isDigital(sku: Sku): boolean {
  return isKnownSku(sku) && products[sku].kind === 'digital'
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

/**
 * When an order is packed (after a day), shipped (after two) and delivered (on the last day of the
 * estimate). An order of only e-storybooks is delivered at once. Empty where the order has no valid date. Source: §4.36.
 */
export function stepsOf(order: Order): readonly DatedStep[] {
  const { country, placedAt } = order
  if (isWithoutParcel(order)) return [{ status: 'delivered', at: placedAt }]
  const orderedOn = parseDate(placedAt.slice(0, 10))
  if (orderedOn === undefined) return []
  const timeOfDay = placedAt.slice(10)
  const { packed, shipped, delivered } = journeyDays(country, orderedOn)
  return [
    { status: 'packed', at: packed + timeOfDay },
    { status: 'shipped', at: shipped + timeOfDay },
    { status: 'delivered', at: `${delivered}T00:00:00.000Z` },
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

/**
 * The days on which an order's parcel is expected; undefined once it has arrived, if it never will, and
 * without a parcel.
 */
export function arrivalOf(order: Order): DeliveryEstimate | undefined {
  const isOver = ['delivered', 'cancelled', 'returned'].includes(order.status)
  const orderedOn = parseDate(order.placedAt.slice(0, 10))
  if (isOver || orderedOn === undefined || isWithoutParcel(order)) return undefined
  return estimateDelivery(order.country, orderedOn)
}

/** Whether its buyer can cancel an order: until it is packed (§4.37), if a parcel carries something of it. */
export function isCancellable(order: Order): boolean {
  return order.status === 'placed' && !isWithoutParcel(order)
}

/** What cancelling an order gives back: not what its e-storybooks cost, which stay the buyer's. */
export function refundOfCancelling({ lines, total }: Pick<Order, 'lines' | 'total'>): MinorUnits {
  const books = lines.filter(({ sku }) => isDigital(sku))
  return minus(
    total,
    sumOf(books, (line) => line.total),
  )
}

/** The last whole day on which units of an order can be sent back; undefined without a parcel. */
export function lastReturnDay(order: Order): IsoDate | undefined {
  if (isWithoutParcel(order)) return undefined
  const arrived = stepsOf(order).find(({ status }) => status === 'delivered')
  const arrivedOn = parseDate(arrived?.at.slice(0, 10))
  return arrivedOn && addDays(arrivedOn, daysToReturn - 1)
}

/** The units of an order that are not digital and not sent back yet. */
export function returnableLines(
  { lines }: Pick<Order, 'lines'>,
  returnedBefore: readonly CartLine[],
): readonly CartLine[] {
  return lines
    .filter(({ sku }) => !isDigital(sku))
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - unitsOf(sku, returnedBefore) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Why nothing of an order can be sent back. */
export type ReturnObstacle = 'digital' | 'cancelled' | 'not-arrived' | 'all-sent-back' | 'too-late'

/**
 * Why no part of an order can be returned today; undefined if a part can. The store decides with the
 * same rules when the return is asked for (§4.37).
 */
export function returnObstacle(
  order: Order,
  returnedBefore: readonly CartLine[],
  today: IsoDate,
): ReturnObstacle | undefined {
  const lastDay = lastReturnDay(order)
  if (order.status === 'cancelled') return 'cancelled'
  if (order.lines.every(({ sku }) => isDigital(sku))) return 'digital'
  if (order.status === 'returned') return 'all-sent-back'
  if (order.status !== 'delivered') return 'not-arrived'
  if (returnableLines(order, returnedBefore).length === 0) return 'all-sent-back'
  return lastDay !== undefined && today > lastDay ? 'too-late' : undefined
}

function unitsOf(sku: Sku, lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)
}
