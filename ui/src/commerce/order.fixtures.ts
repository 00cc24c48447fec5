import { minor, type Order } from '@stemside/rules'

/** A placed order of a fictional shopper. */
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

/** An order whose parcel has arrived. */
export const arrivedOrder: Order = { ...sampleOrder, id: 'ST-1007', status: 'delivered' }

/** An order that is a present. */
export const presentOrder: Order = {
  ...sampleOrder,
  id: 'ST-1045',
  present: {
    recipient: 'Ada Example',
    message: 'Happy birthday, Ada!\nYours, Robin',
    hidesPrices: true,
  },
}

/** The same order, a part of it paid by a gift card. */
export const orderPaidByCard: Order = { ...sampleOrder, giftCardPaid: minor(2500) }

/** Three of one toy. */
export const orderOfThree: Order = {
  ...sampleOrder,
  lines: [{ sku: 'orboot', quantity: 3, unitPrice: minor(4549), total: minor(13647) }],
  adjustments: [],
  gifts: [],
  list: minor(13647),
  total: minor(13647),
}

const oko = { quantity: 1, unitPrice: minor(499), total: minor(349) }

/** An e-storybook in an order. */
export const bookLine = { sku: 'whos_the_monster_in_oko', ...oko }

/** Two globes in an order. */
export const globesLine = {
  sku: 'orboot',
  quantity: 2,
  unitPrice: minor(4549),
  total: minor(6368),
}

/** A toy and an e-storybook; the toy is on its way. */
export const orderWithBook: Order = {
  ...sampleOrder,
  id: 'ST-1044',
  status: 'shipped',
  lines: [{ sku: 'orboot', quantity: 1, unitPrice: minor(4549), total: minor(3184) }, bookLine],
  combos: [],
  gifts: [],
  adjustments: [{ source: 'coupon', id: 'SPRING30', amount: minor(-1515) }],
  list: minor(5048),
  strike: minor(5998),
  shipping: minor(599),
  total: minor(4132),
}

/** Only e-storybooks were bought; a free gift travels with them. */
export const booksWithGift: Order = {
  ...sampleOrder,
  id: 'ST-1046',
  couponCode: 'SPRING30',
  lines: [{ ...oko, sku: 'whos_the_monster_in_oko', quantity: 20, total: minor(6986) }],
  combos: [],
  adjustments: [{ source: 'coupon', id: 'SPRING30', amount: minor(-2994) }],
  list: minor(9980),
  strike: minor(9980),
  total: minor(6986),
}

/** The same shopper's order in India. */
export const indianOrder: Order = {
  ...sampleOrder,
  id: 'ST-1050',
  country: 'IN',
  couponCode: 'RAKHI20',
  lines: [{ sku: 'orboot_dinos', quantity: 2, unitPrice: minor(249900), total: minor(399800) }],
  combos: [],
  gifts: [],
  adjustments: [{ source: 'coupon', id: 'RAKHI20', amount: minor(-100000) }],
  list: minor(499800),
  strike: minor(599800),
  shipping: minor(0),
  total: minor(399800),
  customer: { ...sampleOrder.customer, phone: '9800000123', dialCode: '+91' },
  address: {
    line1: '12 Sample Road',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    country: 'IN',
  },
  payment: { provider: 'razorpay', reference: 'sandbox_2' },
}

/** The Indian order, paid by a gift card. */
export const indianOrderPaidByCard: Order = { ...indianOrder, giftCardPaid: indianOrder.total }

/** All of the shopper's orders, the newest first. */
export const sampleOrders: readonly Order[] = [
  sampleOrder,
  orderWithBook,
  indianOrder,
  arrivedOrder,
  { ...sampleOrder, id: 'ST-1003', status: 'cancelled', placedAt: '2026-08-02T10:15:00.000Z' },
  { ...sampleOrder, id: 'ST-1001', status: 'returned', placedAt: '2026-05-14T10:15:00.000Z' },
]
