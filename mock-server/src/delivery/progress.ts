import { type Order, type OrderStatus, type OrderStep, orderSteps, stepsOf } from '@stemside/rules'

/** In the order in which they happen. */
const happening: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered']

/** The status at a time of the shop's clock. It never goes back, even if the clock does. */
export function statusAt(order: Order, now: Date): OrderStatus {
  if (!happening.includes(order.status)) return order.status
  const past = stepsOf(order).filter(({ at }) => at <= now.toISOString())
  const reached = past.at(-1)?.status ?? 'placed'
  return happening.indexOf(reached) > happening.indexOf(order.status) ? reached : order.status
}

/** The order as it is at a time. */
export function orderAt(order: Order, now: Date): Order {
  return { ...order, status: statusAt(order, now) }
}

/** The steps from one status to another, the first one left out. */
export function stepsBetween(from: OrderStatus, to: OrderStatus): readonly OrderStep[] {
  return orderSteps.slice(Math.max(0, happening.indexOf(from)), happening.indexOf(to))
}

/** When the next step is due; undefined if none is left. */
export function nextStepAt(order: Order, now: Date): string | undefined {
  return stepsOf(order).find(({ at }) => at > now.toISOString())?.at
}
