import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownCartUpdateSchema } from '@stemside/rules/contract'
import { cartOf } from '../state/cart.ts'
import { fill, shopWith } from '../test/storeStub.ts'
import { followOwner } from './ownCart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const line = (sku: string, quantity = 1) => ({ sku, quantity })

/** A store that keeps the account's cart `own-1` as the server does: a guest's cart is added once. */
function account(...lines: readonly { sku: string; quantity: number }[]) {
  let kept = [...lines]
  const merged = new Set<string>()
  let isDown = false
  const { shop, asked } = shopWith({
    '/user/cart': () => {
      if (isDown) return 'unreachable'
      const request = asked.at(-1)
      if (request?.body) {
        const body = ownCartUpdateSchema.parse(JSON.parse(request.body))
        if (body.cart_id === 'own-1') kept = body.cart_data
        else if (!merged.has(body.cart_id)) {
          merged.add(body.cart_id)
          kept = [...kept, ...body.cart_data]
        }
      }
      return {
        status: 200,
        body: { status: 'success', cartId: 'own-1', data: { cart_data: kept }, capped: [] },
      }
    },
  })
  return {
    shop,
    stored: () => kept,
    setDown: (down: boolean) => {
      isDown = down
    },
    posts: () => asked.filter(({ path, body }) => path === '/user/cart' && body !== ''),
  }
}

test('adds a guest’s cart to the account’s at sign-in, and takes over both', async () => {
  const { shop } = account(line('plugo_count'))
  fill(shop, 'orboot')
  followOwner(shop)
  shop.session.put(sam)
  await vi.advanceTimersByTimeAsync(10)
  expect(cartOf(shop.cart.state).lines).toEqual([line('orboot'), line('plugo_count')])
  expect(shop.cart.state).toMatchObject({ id: 'own-1', account: 'sent' })
  expect(shop.notices.state.notices.map(({ id }) => id)).toEqual(['cart-joined'])
})

test('an empty guest’s cart takes over the account’s without sending anything', async () => {
  const { shop, posts } = account(line('plugo_count'))
  followOwner(shop)
  shop.session.put(sam)
  await vi.advanceTimersByTimeAsync(10)
  expect(cartOf(shop.cart.state).lines).toEqual([line('plugo_count')])
  expect(posts()).toEqual([])
})

test('keeps the guest’s cart while the store cannot be reached, and adds it once afterwards', async () => {
  const { shop, setDown, stored } = account()
  fill(shop, 'orboot')
  setDown(true)
  followOwner(shop)
  shop.session.put(sam)
  await vi.advanceTimersByTimeAsync(5000)
  expect(cartOf(shop.cart.state).lines).toEqual([line('orboot')])
  setDown(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(stored()).toEqual([line('orboot')])
})

test('sends changes of a signed-in shopper under the account’s id, also the last line’s removal', async () => {
  const { shop, stored } = account(line('orboot'))
  followOwner(shop)
  shop.session.put(sam)
  await vi.advanceTimersByTimeAsync(10)
  const { catalogue } = shop.market.state
  shop.cart.removeLine('orboot', 1, catalogue)
  expect(shop.cart.state.account).toBe('unsent')
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored()).toEqual([])
  expect(shop.cart.state.account).toBe('sent')
})

test('a cart that was changed while the session had ended replaces the account’s, and adds nothing twice', async () => {
  const { shop, stored } = account(line('orboot'))
  shop.cart.replaceFromStorage({ lines: [line('orboot')] })
  shop.cart.keepId('own-1')
  shop.cart.keepAccount('sent')
  shop.cart.add('plugo_count', shop.market.state.catalogue)
  followOwner(shop)
  shop.session.put(sam)
  await vi.advanceTimersByTimeAsync(10)
  expect(stored()).toContainEqual(line('orboot'))
  expect(stored()).toContainEqual(line('plugo_count'))
})
