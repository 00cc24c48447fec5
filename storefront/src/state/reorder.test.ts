import type { Order } from '@stemside/rules'
import { minor } from '@stemside/rules'
import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { reorder } from './reorder.ts'

/* Ordering again, from /profile/orders. */

const nothing = minor(0)

/** An order of one of each sku. */
function orderOf(...skus: readonly string[]): Order {
  return {
    id: 'STEM-1',
    placedAt: '2026-11-23T09:00:00.000Z',
    status: 'delivered',
    country: 'US',
    lines: skus.map((sku) => ({ sku, quantity: 1, unitPrice: nothing, total: nothing })),
    combos: [],
    gifts: [],
    adjustments: [],
    list: nothing,
    strike: nothing,
    shipping: nothing,
    total: nothing,
    customer: { name: 'Ada', email: 'ada@example.com', phone: '5550100200', dialCode: '+1' },
    address: { line1: '1 Street', city: 'Town', state: 'CA', postcode: '90210', country: 'US' },
    payment: { provider: 'stripe', reference: 'pi_1' },
  }
}

test('ordering again adds what is in stock to the cart, opens it, and names what is missing', async () => {
  const { stores } = storesWith({
    '/getSkuInStock': { status: 200, body: { status: 'success', data: { orboot_mars: 0 } } },
  })
  const message = await reorder(stores, orderOf('orboot', 'orboot_mars'))
  expect(message).toBe('Back in your cart: Orboot Earth. Orboot Mars is out of stock.')
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])
  expect(stores.cart.state.notice).toBe(message)
  expect(stores.dialogs.isOpen('cart')).toBe(true)
})

test('ordering again opens no cart if nothing is sold any more', async () => {
  const { stores } = storesWith()
  const message = await reorder(stores, orderOf('dabble_marble_run'))
  expect(message).toMatch(/is no longer sold here\.$/)
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.dialogs.isOpen('cart')).toBe(false)
})
