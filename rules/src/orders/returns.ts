import { addDays, parseDate, type IsoDate } from '../calendar.ts'
import type { Sku } from '../catalogue/types.ts'
import { minus, nothing, sumOf } from '../money.ts'
import type { CartLine } from '../pricing/types.ts'
import { splitRefund, type RefundSplit } from './giftCard.ts'
import { isDigital, isWithoutParcel, stepsOf } from './journey.ts'
import type { Order, OrderReturn } from './types.ts'

/** Days after delivery in which units can be sent back (§4.37). */
export const daysToReturn = 30

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

/**
 * Where the refund of a return goes. Earlier returns of the order have filled its gift card up again before.
 * @param returns - all returns of the order, this one included
 */
export function splitOfReturn(
  { giftCardPaid = nothing }: Pick<Order, 'giftCardPaid'>,
  { requestedAt, refund }: Pick<OrderReturn, 'requestedAt' | 'refund'>,
  returns: readonly Pick<OrderReturn, 'requestedAt' | 'refund'>[],
): RefundSplit {
  const earlier = returns.filter((other) => other.requestedAt < requestedAt)
  const before = sumOf(earlier, (other) => other.refund)
  return splitRefund(refund, before < giftCardPaid ? minus(giftCardPaid, before) : nothing)
}
