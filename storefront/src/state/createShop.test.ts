import { expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'

test('a store’s state is read-only outside the store, and reset() restores it', () => {
  const { shop } = shopWith()
  // @ts-expect-error The state is read-only outside its store.
  shop.cart.state.id = 'cart-1'
  // @ts-expect-error As above.
  shop.coupon.state.origin = 'typed'
  // @ts-expect-error As above.
  shop.checkout.state.status = 'failed'
  // @ts-expect-error As above.
  shop.dialogs.state.stack = [{ id: 'cart' }]
  // @ts-expect-error As above.
  shop.market.state.country = 'GB'
  shop.reset()
  expect(shop.cart.state.id).toBeUndefined()
  expect(shop.coupon.state.origin).toBe('automatic')
  expect(shop.checkout.state.status).toBe('idle')
  expect(shop.dialogs.state.stack).toEqual([])
  expect(shop.market.state.country).toBe('US')
})
