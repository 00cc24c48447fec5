import { minor, type OrderReturn } from '@stemside/rules'

/** Returns of the sample orders, the newest first. */
export const sampleReturns = [
  {
    id: 'r2',
    orderId: 'ST-1007',
    country: 'US',
    requestedAt: '2026-12-02T08:00:00.000Z',
    status: 'requested',
    lines: [{ sku: 'plugo_link', quantity: 1 }],
    reason: 'parts-missing',
    refund: minor(2925),
  },
  {
    id: 'r1',
    orderId: 'ST-1050',
    country: 'IN',
    requestedAt: '2026-11-29T08:00:00.000Z',
    status: 'refunded',
    lines: [{ sku: 'orboot_dinos', quantity: 1 }],
    reason: 'no-longer-wanted',
    refund: minor(199900),
  },
] as const satisfies readonly OrderReturn[]
