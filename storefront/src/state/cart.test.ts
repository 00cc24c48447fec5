import { expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
import { pricedCart } from './pricedCart.ts'

test('adding a Plugo kit in the US brings its gamepad and opens the overlay (§4.49)', () => {
  const { shop } = shopWith()
  shop.cart.add('plugo_count', shop.market.state.catalogue)
  expect(shop.cart.state.lines).toEqual([
    { sku: 'plugo_count', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
  ])
  expect(shop.cart.state.isOverlayOpen).toBe(true)
})

test('a removal can be undone, gamepad and all', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('plugo_count', catalogue)
  const before = shop.cart.state.lines
  shop.cart.removeLine('plugo_count', 1, catalogue)
  expect(shop.cart.state.lines).toEqual([])
  expect(shop.cart.state.undo?.message).toBe('Plugo Count removed')
  shop.cart.undoRemoval()
  expect(shop.cart.state.lines).toEqual(before)
  expect(shop.cart.state.undo).toBeUndefined()
})

test('an undo adds to what another tab has put into the cart meanwhile', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('orboot', catalogue, 2)
  shop.cart.removeLine('orboot', 1, catalogue)
  shop.cart.takeOver({
    lines: [
      { sku: 'orboot', quantity: 1 },
      { sku: 'orboot_mars', quantity: 1 },
    ],
  })
  shop.cart.undoRemoval()
  expect(shop.cart.state.lines).toEqual([
    { sku: 'orboot', quantity: 2 },
    { sku: 'orboot_mars', quantity: 1 },
  ])
})

test('the Engineer Pack is recognised and priced as the specification says (§9.31)', () => {
  const { shop } = shopWith()
  shop.coupon.remove()
  shop.cart.addCombo('engineer_pack')
  const { combos, totals } = pricedCart(shop)
  expect(combos.map(({ id, quantity }) => [id, quantity])).toEqual([['engineer_pack', 1]])
  expect(totals.goods).toBe(9748)
})
