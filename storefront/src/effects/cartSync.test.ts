import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartOf } from '../state/cart.ts'
import { storesWith } from '../test/storeStub.ts'
import { syncCart } from './cartSync.ts'

/* The store's copy of the cart (§7.1, §7.2). */

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const paths = (asked: readonly { readonly path: string }[]) => asked.map(({ path }) => path)

test('quick changes are sent in one call, the first as a new cart', async () => {
  const { stores, asked } = storesWith()
  const stop = syncCart(stores)
  const { catalogue } = stores.prices.state
  stores.cart.add('orboot', catalogue)
  await vi.advanceTimersByTimeAsync(700)
  stores.cart.add('orboot_mars', catalogue)
  await vi.advanceTimersByTimeAsync(700)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(paths(asked)).toEqual(['/insert_cart'])
  expect(stores.cart.state.id).toBe('cart-1')
  stores.cart.setQuantity('orboot', 2, catalogue)
  await vi.advanceTimersByTimeAsync(800)
  expect(paths(asked)).toEqual(['/insert_cart', '/cart/update'])
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
    cart_id: 'cart-1',
    countryCode: 'US',
    couponCode: 'SPRING30',
    cart_data: [
      { sku: 'orboot', quantity: 2 },
      { sku: 'orboot_mars', quantity: 1 },
    ],
  })
  stop()
})

test('the id that the store answers is kept and sent again (§7.1)', async () => {
  const { stores, asked } = storesWith({
    '/cart/update': { status: 200, body: { status: 'success', cartId: 'cart-2' } },
  })
  const stop = syncCart(stores)
  const { catalogue } = stores.prices.state
  for (const sku of ['orboot', 'orboot_mars', 'plugo_link']) {
    stores.cart.add(sku, catalogue)
    await vi.advanceTimersByTimeAsync(800)
  }
  expect(stores.cart.state.id).toBe('cart-2')
  expect(asked.map(({ body }) => /"cart_id":"([^"]*)"/.exec(body)?.[1])).toEqual([
    undefined,
    'cart-1',
    'cart-2',
  ])
  stop()
})

test('the account’s id is kept if a guest’s cart joins an account while it is being stored', async () => {
  const { stores } = storesWith()
  const stop = syncCart(stores)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(1)
  vi.advanceTimersByTime(800)
  const cart = cartOf(stores.cart.state)
  stores.cart.keepId('own-1')
  stores.cart.keepAccountCart({ email: 'sam@example.com', savedAt: '', cart })
  await vi.advanceTimersByTimeAsync(0)
  expect(stores.cart.state.id).toBe('own-1')
  stop()
})

test('an unchanged cart and an empty one are not sent', async () => {
  const { stores, asked } = storesWith()
  const stop = syncCart(stores)
  stores.cart.openOverlay()
  await vi.advanceTimersByTimeAsync(2000)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  stores.cart.removeLine('orboot', 1, stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual([])
  stop()
})

test('after a failed call, the cart is sent again with the next change', async () => {
  let isUp = false
  const { stores, asked } = storesWith({
    '/insert_cart': () =>
      isUp ? { status: 200, body: { status: 'success', cartId: 'cart-2' } } : 'unreachable',
  })
  const stop = syncCart(stores)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(800)
  expect(stores.cart.state.id).toBeUndefined()
  isUp = true
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(800)
  expect(stores.cart.state.id).toBe('cart-2')
  expect(asked).toHaveLength(2)
  stop()
})

test('nothing is sent after the sync is stopped, not even a waiting change', async () => {
  const { stores, asked } = storesWith()
  const stop = syncCart(stores)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(400)
  stop()
  stores.cart.add('orboot_mars', stores.prices.state.catalogue)
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual([])
})
