import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'

test('a store’s state is read-only outside the store, and reset() restores it', () => {
  const { stores } = storesWith()
  // @ts-expect-error The state is read-only outside its store.
  stores.cart.state.id = 'cart-1'
  // @ts-expect-error As above.
  stores.coupon.state.origin = 'typed'
  // @ts-expect-error As above.
  stores.checkout.state.status = 'failed'
  // @ts-expect-error As above.
  stores.dialogs.state.stack = [{ id: 'cart' }]
  // @ts-expect-error As above.
  stores.prices.state.country = 'GB'
  stores.reset()
  expect(stores.cart.state.id).toBeUndefined()
  expect(stores.coupon.state.origin).toBe('automatic')
  expect(stores.checkout.state.status).toBe('idle')
  expect(stores.dialogs.state.stack).toEqual([])
  expect(stores.prices.state.country).toBe('US')
})
