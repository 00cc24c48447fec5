import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { call } from './call.ts'

type OrderBody = BodyOf<'placeOrder'>

/** Orboot Earth in the US, with its shipping: 45.49 + 5.99. */
export const earthTotal = 51.48

/** A purchase that goes through on seed data. A sample person, who lives nowhere. */
export function sampleOrder(changes: Partial<OrderBody> = {}): OrderBody {
  return {
    countryCode: 'US',
    cart_data: [{ sku: 'orboot', quantity: 1 }],
    customer: {
      name: 'Maya Sample',
      email: 'maya@example.com',
      phone: '5550100200',
      countryCode: '+1',
    },
    shippingAddress: {
      line1: '1 Example Street',
      city: 'Sampletown',
      state: 'CA',
      postcode: '90210',
      country: 'US',
    },
    payment: { provider: 'stripe', token: 'sandbox_approve' },
    total: earthTotal,
    ...changes,
  }
}

export function sampleCustomer(email: string): OrderBody['customer'] {
  return { ...sampleOrder().customer, email }
}

export async function placeSampleOrder(
  address: string,
  changes: Partial<OrderBody> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = sampleOrder(changes)
  return (await call(address, endpoints.placeOrder, { body, headers })).orderId
}

/** Units of a sku that the store says it has. */
export async function unitsOf(address: string, sku: string): Promise<number | undefined> {
  return (await call(address, endpoints.getSkuInStock)).data[sku]
}
