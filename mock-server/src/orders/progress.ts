import { estimateDelivery, parseDate, type Order, type OrderStatus } from '@stemside/rules'

import { isWithoutParcel } from './digital.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days after delivery in which units can be sent back (§4.37). */
export const daysToReturn = 30

/** The steps that follow from time alone. */
export type Step = 'packed' | 'shipped' | 'delivered'

interface DatedStep {
  readonly status: Step
  /** ISO 8601, UTC. */
  readonly at: string
}

/** In the order in which they happen. */
const happening: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered']

/**
 * When an order is packed (after a day), shipped (after two) and delivered (on the last day of the
 * estimate). E-storybooks alone are there at once.
 */
export function stepsOf(order: Order): readonly DatedStep[] {
  const { country, placedAt } = order
  if (isWithoutParcel(order)) return [{ status: 'delivered', at: placedAt }]
  const orderedOn = parseDate(placedAt.slice(0, 10))
  if (orderedOn === undefined) return []
  const after = (days: number) => new Date(Date.parse(placedAt) + days * dayMs).toISOString()
  const { latest } = estimateDelivery(country, orderedOn)
  return [
    { status: 'packed', at: after(1) },
    { status: 'shipped', at: after(2) },
    { status: 'delivered', at: new Date(latest).toISOString() },
  ]
}

/** The status at a time of the shop's clock. It never goes back, also where the clock does. */
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
export function stepsBetween(from: OrderStatus, to: OrderStatus): readonly Step[] {
  const steps: readonly Step[] = ['packed', 'shipped', 'delivered']
  return steps.slice(Math.max(0, happening.indexOf(from)), happening.indexOf(to))
}

/** When the next step is due; undefined where none is left. */
export function nextStepAt(order: Order, now: Date): string | undefined {
  return stepsOf(order).find(({ at }) => at > now.toISOString())?.at
}
