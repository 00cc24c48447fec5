import {
  type CartLine,
  compileCatalogue,
  money,
  type Order,
  priceCart,
  type Purchase,
} from '@stemside/rules'
import { seedPrices } from '@stemside/rules/seed'
import { toOrder } from '../orders/toOrder.ts'

/** An invented customer for scenarios, examples, tests and the benchmark. */
export const maya = {
  customer: {
    name: 'Maya Sample',
    email: 'maya@example.com',
    phone: '5550100200',
    dialCode: '+1',
  },
  address: {
    line1: '1 Example Street',
    city: 'Sampletown',
    state: 'CA',
    postcode: '90210',
    country: 'US',
  },
} as const satisfies Pick<Purchase, 'customer' | 'address'>

/** A purchase of hers that succeeds on seed data: Orboot Earth, 45.49 and 5.99 of shipping. */
export const mayasPurchase: Purchase = {
  ...maya,
  country: 'US',
  lines: [{ sku: 'orboot', quantity: 1 }],
  payment: { provider: 'stripe', token: 'sandbox_approve' },
  total: money('51.48', 'US'),
}

/** An order of hers at seed prices, as the store keeps it. */
export function mayasOrder(id: string, placedAt: string, lines: readonly CartLine[]): Order {
  const prices = Object.fromEntries(
    Object.entries(seedPrices).map(([sku, price]) => [sku, price.US]),
  )
  const priced = priceCart({ lines }, compileCatalogue({ priceList: { country: 'US', prices } }))
  const purchase = { ...mayasPurchase, lines, total: priced.totals.total }
  return toOrder(priced, purchase, {
    id,
    placedAt,
    reference: `pi_${id.toLowerCase()}`,
    giftCardPaid: undefined,
    isByHand: false,
  })
}
