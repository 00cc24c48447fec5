import type { Order } from '@stemside/rules'

/** A placed order of a plainly made-up shopper. */
export const sampleOrder: Order = {
  id: 'ST-1042',
  placedAt: '2026-11-21T10:15:00.000Z',
  status: 'placed',
  country: 'US',
  couponCode: 'SPRING30',
  lines: [
    { sku: 'orboot_mars', quantity: 1, unitPrice: 4549, total: 2499 },
    { sku: 'plugo_gamepad', quantity: 1, unitPrice: 2500, total: 1400 },
    { sku: 'plugo_link', quantity: 1, unitPrice: 4999, total: 2925 },
  ],
  combos: [{ id: 'engineer_pack', name: 'Engineer Pack', quantity: 1 }],
  gifts: [{ sku: 'surprise_gift', quantity: 1 }],
  adjustments: [
    { source: 'combo', id: 'engineer_pack', amount: -2300 },
    { source: 'coupon', id: 'SPRING30', amount: -2924 },
  ],
  list: 12048,
  strike: 12998,
  shipping: 0,
  total: 6824,
  customer: {
    name: 'Robin Example',
    email: 'robin@example.com',
    phone: '5550100123',
    dialCode: '+1',
  },
  address: {
    line1: '1 Sample Street',
    city: 'Springfield',
    state: 'Illinois',
    postcode: '62701',
    country: 'US',
  },
  payment: { provider: 'stripe', reference: 'sandbox_1' },
}
