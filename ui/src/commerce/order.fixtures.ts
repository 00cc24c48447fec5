import { minor, type Order } from '@stemside/rules'

/** A placed order of a plainly made-up shopper. */
export const sampleOrder: Order = {
  id: 'ST-1042',
  placedAt: '2026-11-21T10:15:00.000Z',
  status: 'placed',
  country: 'US',
  couponCode: 'SPRING30',
  lines: [
    { sku: 'orboot_mars', quantity: 1, unitPrice: minor(4549), total: minor(2499) },
    { sku: 'plugo_gamepad', quantity: 1, unitPrice: minor(2500), total: minor(1400) },
    { sku: 'plugo_link', quantity: 1, unitPrice: minor(4999), total: minor(2925) },
  ],
  combos: [{ id: 'engineer_pack', name: 'Engineer Pack', quantity: 1 }],
  gifts: [{ sku: 'surprise_gift', quantity: 1 }],
  adjustments: [
    { source: 'combo', id: 'engineer_pack', amount: minor(-2300) },
    { source: 'coupon', id: 'SPRING30', amount: minor(-2924) },
  ],
  list: minor(12048),
  strike: minor(12998),
  shipping: minor(0),
  total: minor(6824),
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
