import { addDays, type IsoDate } from '../calendar.ts'
import { unitsOf } from '../cart/unitsOf.ts'
import { dayIn, longDate } from '../countries/days.ts'
import { minus, nothing, plus, sumOf, type MinorUnits } from '../money.ts'
import { refundOfGoods } from '../pricing/refundOfGoods.ts'
import type { CartLine } from '../pricing/types.ts'
import { splitRefund, type RefundSplit } from './giftCard.ts'
import { isDigital, isDigitalOnly, stepsOf } from './journey.ts'
import { postDays } from './postage.ts'
import { isShopsFault, type ReturnReason } from './returnReasons.ts'
import type { Order, OrderReturn } from './types.ts'

/** Days after delivery in which units can be sent back (§4.37). */
export const daysToReturn = 30

/**
 * The last day, in its country, on which units of an order can be sent back, until its last second. Undefined
 * if no bought unit can, or if nobody has reported its delivery yet.
 */
export function lastReturnDay(order: Order): IsoDate | undefined {
  const delivered = stepsOf(order).find(({ status }) => status === 'delivered')
  if (delivered === undefined || isDigitalOnly(order)) return undefined
  return addDays(dayIn(order.country, delivered.at), daysToReturn)
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
 * Why no part of an order can be returned now; undefined if a part can. The store decides with the
 * same rules when the return is asked for (§4.37).
 * @param now - the store's time, ISO 8601; without it nothing is too late
 */
export function returnObstacle(
  order: Order,
  returnedBefore: readonly CartLine[],
  now: string | undefined,
): ReturnObstacle | undefined {
  const lastDay = lastReturnDay(order)
  if (order.status === 'cancelled') return 'cancelled'
  if (isDigitalOnly(order)) return 'digital'
  if (order.status === 'returned') return 'all-sent-back'
  if (order.status !== 'delivered') return 'not-arrived'
  if (returnableLines(order, returnedBefore).length === 0) return 'all-sent-back'
  const isOver = now !== undefined && lastDay !== undefined && dayIn(order.country, now) > lastDay
  return isOver ? 'too-late' : undefined
}

/** Says by which day, if one ends it, the shop must know what comes back, and how long its parcel may take to leave. */
export function explainReturnDays(order: Order): string {
  const lastDay = lastReturnDay(order)
  if (lastDay === undefined) return postDays
  return `Tell us by ${longDate(lastDay, order.country)} what you send back. ${postDays}`
}

/** Says when the days for sending an order back ended. */
export function explainTooLate(order: Order): string {
  const lastDay = lastReturnDay(order)
  const end = lastDay === undefined ? 'are over' : `ended on ${longDate(lastDay, order.country)}`
  return `The ${daysToReturn} days for sending this order back ${end}.`
}

/** What a return gives back. */
export interface ReturnRefund {
  /** The order's shipping, or 0. */
  readonly shipping: MinorUnits
  /** What the units cost, and `shipping`. */
  readonly total: MinorUnits
}

/**
 * What a return gives back: what its units cost, and the order's shipping if they are damaged or wrong. An order
 * gives its shipping back once, so all its returns together give back at most what was paid.
 * @param wish - the units, and why they come back; undefined while the shopper has not said it
 * @param before - all earlier returns of the order
 * @throws RulesError as `refundOfGoods`
 */
export function refundOfReturn(
  order: Order,
  {
    lines,
    reason,
  }: { readonly lines: readonly CartLine[]; readonly reason: ReturnReason | undefined },
  before: readonly Pick<OrderReturn, 'lines' | 'shipping'>[],
): ReturnRefund {
  const goods = refundOfGoods(
    order,
    lines,
    before.flatMap((earlier) => earlier.lines),
  ).total
  const isOwed = lines.length > 0 && reason !== undefined && isShopsFault(reason)
  const shipping = isOwed ? minus(order.shipping, shippingGivenBack(before)) : nothing
  return { shipping, total: plus(goods, shipping) }
}

/** How much of an order's shipping its returns give back. */
export function shippingGivenBack(returns: readonly Pick<OrderReturn, 'shipping'>[]): MinorUnits {
  return sumOf(returns, ({ shipping = nothing }) => shipping)
}

/**
 * Where the refund of a return goes. Earlier returns of the order have filled its gift card up again before.
 * @param returns - all returns of the order, this one included
 */
export function splitRefundOfReturn(
  { giftCardPaid = nothing }: Pick<Order, 'giftCardPaid'>,
  { requestedAt, refund }: Pick<OrderReturn, 'requestedAt' | 'refund'>,
  returns: readonly Pick<OrderReturn, 'requestedAt' | 'refund'>[],
): RefundSplit {
  const earlier = returns.filter((other) => other.requestedAt < requestedAt)
  const before = sumOf(earlier, (other) => other.refund)
  return splitRefund(refund, before < giftCardPaid ? minus(giftCardPaid, before) : nothing)
}
