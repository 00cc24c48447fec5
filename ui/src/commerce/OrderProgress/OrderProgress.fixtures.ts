import type { OrderStatus } from '@stemside/rules'

/** All that the store says of an order, in the order of time. */
export const orderStages = [
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const satisfies readonly OrderStatus[]
