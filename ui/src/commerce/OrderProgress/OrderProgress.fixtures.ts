import type { OrderStatus } from '@stemside/rules'

/** All order statuses in chronological order. */
export const orderStages = [
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const satisfies readonly OrderStatus[]
