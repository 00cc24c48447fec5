import { minor, type Order } from '@stemside/rules'
import type { WireReturn } from '@stemside/rules/contract'
import { orderToWire } from '@stemside/rules/contract/orders'
import type { Answer } from './storeStub.ts'

const noReturns: readonly WireReturn[] = []

/** An order of a fictional shopper. */
export const sampleOrder: Order = {
  id: 'SO-1',
  placedAt: '2026-11-21T10:15:00.000Z',
  status: 'placed',
  country: 'US',
  lines: [{ sku: 'orboot', quantity: 1, unitPrice: minor(4549), total: minor(4549) }],
  combos: [],
  gifts: [],
  adjustments: [],
  list: minor(4549),
  strike: minor(5499),
  shipping: minor(599),
  total: minor(5148),
  customer: {
    name: 'Ada Sample',
    email: 'ada@example.com',
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

/** The store's answer to a look-up of that order, once it has arrived today. */
export const arrivedAnswer = (returns?: readonly WireReturn[]): Answer =>
  answerOf({ ...sampleOrder, status: 'delivered', placedAt: new Date().toISOString() }, returns)

/** The store's answer to a look-up of that order. */
export const orderAnswer = answerOf(sampleOrder)

function answerOf(order: Order, returns: readonly WireReturn[] = noReturns): Answer {
  return { status: 200, body: { ...orderToWire(order), returns } }
}
