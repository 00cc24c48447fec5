import { minor, type OrderReturn } from '@stemside/rules'

/** A return that the store has noted. */
export const notedReturn = {
  id: 'r2',
  orderId: 'ST-1007',
  country: 'US',
  requestedAt: '2026-12-02T08:00:00.000Z',
  status: 'requested',
  lines: [{ sku: 'plugo_link', quantity: 1 }],
  reason: 'parts-missing',
  refund: minor(2925),
} as const satisfies OrderReturn

/** A return whose money was given back. */
export const refundedReturn = {
  id: 'r1',
  orderId: 'ST-1050',
  country: 'IN',
  requestedAt: '2026-11-29T08:00:00.000Z',
  status: 'refunded',
  lines: [{ sku: 'orboot_dinos', quantity: 1 }],
  reason: 'no-longer-wanted',
  refund: minor(199900),
} as const satisfies OrderReturn

/** The noted return, with its shipping given back. */
export const returnWithShipping = {
  ...notedReturn,
  refund: minor(3524),
  shipping: minor(599),
} as const satisfies OrderReturn

/** A return of something that cost nothing. */
export const freeReturn = {
  ...refundedReturn,
  id: 'free',
  refund: minor(0),
} as const satisfies OrderReturn

/** Returns of the sample orders, the newest first. */
export const sampleReturns = [notedReturn, refundedReturn] as const
