import type { Page } from '@playwright/test'
import { sam } from './account.ts'
import { expect, type OwnSpace } from './ownSpace.ts'

/** A Monday. An order of this day is packed on Tuesday, shipped on Wednesday, delivered on 1 December. */
export const monday = '2026-11-23T09:00:00.000Z'

/** Another fictional shopper, with the field names of the store's call. */
export const ada = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '5550100123',
  countryCode: '+1',
} as const

const usAddress = {
  line1: '1 Example Street',
  city: 'Sampletown',
  state: 'CA',
  postcode: '90210',
  country: 'US',
}

/**
 * Places Sam's order in the US by the store's call, and returns its number. `total` is the price that
 * the call must send; `more` are further fields of the call.
 */
export async function placeOrder(
  page: Page,
  space: OwnSpace,
  cart: readonly { readonly sku: string; readonly quantity: number }[],
  total: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const data = {
    countryCode: 'US',
    cart_data: cart,
    customer: { name: sam.name, email: sam.email, phone: '9876543210', countryCode: '+1' },
    shippingAddress: usAddress,
    payment: { provider: 'stripe', token: 'sandbox_approve' },
    total,
    ...more,
  }
  const response = await page.request.post('/place_order', { data, headers: space.headers })
  const text = await response.text()
  expect(response.ok(), text).toBe(true)
  const answer: unknown = JSON.parse(text)
  const id: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'orderId') : undefined
  if (typeof id !== 'string') throw new Error(`No order in ${text}`)
  return id
}
