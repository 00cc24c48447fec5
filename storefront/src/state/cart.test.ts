import { expect, test } from 'vitest'
import { fill, shopWith } from '../test/storeStub.ts'
import { hintsOf } from './hintsOf.ts'
import { pricedCart } from './pricing/pricedCart.ts'

test('adding a Plugo kit in the US also adds its gamepad and opens the overlay (§4.49)', () => {
  const { shop } = shopWith()
  shop.cart.add('plugo_count', shop.market.state.catalogue)
  expect(shop.cart.state.lines).toEqual([
    { sku: 'plugo_count', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
  ])
  expect(shop.dialogs.isOpen('cart')).toBe(true)
})

test('undo restores a removed kit with its gamepad', () => {
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

test('undo keeps what another tab has put into the cart meanwhile', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('orboot', catalogue, 2)
  shop.cart.removeLine('orboot', 1, catalogue)
  shop.cart.replaceFromStorage({
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
  shop.cart.addCombo('engineer_pack', shop.market.state.catalogue, {})
  const { combos, totals } = pricedCart(shop)
  expect(combos.map(({ id, quantity }) => [id, quantity])).toEqual([['engineer_pack', 1]])
  expect(totals.netTotal).toBe(9748)
})

test('a set at its limit says that nothing was added', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  const skus = ['orboot_mars', 'plugo_gamepad', 'plugo_link']
  shop.cart.replaceFromStorage({ lines: skus.map((sku) => ({ sku, quantity: 20 })) })
  shop.cart.addCombo('engineer_pack', catalogue, {})
  expect(shop.dialogs.isOpen('cart')).toBe(true)
  expect(shop.cart.state.notice).toBe(
    'No more Orboot Mars and Plugo Link and Plugo Gamepad added. At most 20 of one toy.',
  )
})

test('a press on a gamepad offer says that a gamepad was added, or that none is left', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.addGamepad(catalogue, {})
  expect(shop.cart.state.notice).toBe('Plugo Gamepad added')
  shop.cart.addGamepad(catalogue, { plugo_gamepad: 1 })
  expect(shop.cart.state.notice).toBe('No more Plugo Gamepad added. Only 1 left.')
  expect(shop.cart.state.lines).toEqual([{ sku: 'plugo_gamepad', quantity: 1 }])
})

test('a set is suggested only while what it lacks is in stock', () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  fill(shop, 'orboot_mars', 'plugo_gamepad')
  const idsWith = (stock: Readonly<Record<string, number>>) =>
    hintsOf({ lines: shop.cart.state.lines }, catalogue, undefined, stock).map(({ id }) => id)
  expect(idsWith({})).toContain('engineer_pack')
  expect(idsWith({ plugo_link: 0 })).not.toContain('engineer_pack')
})
