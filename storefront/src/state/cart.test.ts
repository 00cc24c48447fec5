import { expect, test } from 'vitest'
import { fill, storesWith } from '../test/storeStub.ts'
import { hintsOf } from './hintsOf.ts'
import { pricedCart } from './pricing/pricedCart.ts'

test('adding a Plugo kit in the US also adds its gamepad and opens the overlay (§4.49)', () => {
  const { stores } = storesWith()
  stores.cart.add('plugo_count', stores.prices.state.catalogue)
  expect(stores.cart.state.lines).toEqual([
    { sku: 'plugo_count', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
  ])
  expect(stores.dialogs.isOpen('cart')).toBe(true)
})

test('undo restores a removed kit with its gamepad', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.add('plugo_count', catalogue)
  const before = stores.cart.state.lines
  stores.cart.removeLine('plugo_count', 1, catalogue)
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.cart.state.undo?.message).toBe('Plugo Count removed')
  // Only the undo has the message: the same words in a notice would be announced a second time.
  expect(stores.cart.state.notice).toBeUndefined()
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual(before)
  expect(stores.cart.state.undo).toBeUndefined()
  // The overlay is open and shows the notice.
  expect(stores.cart.state).toMatchObject({ notice: 'Back in your cart', news: undefined })
})

test('the cart page says what an undo has done', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.add('orboot', catalogue)
  stores.dialogs.close()
  stores.cart.removeLine('orboot', 1, catalogue)
  stores.cart.undoRemoval()
  expect(stores.cart.state.news).toBe('Back in your cart.')
})

test('undo keeps what another tab has put into the cart meanwhile', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.add('orboot', catalogue, 2)
  stores.cart.removeLine('orboot', 1, catalogue)
  stores.cart.replaceFromStorage({
    lines: [
      { sku: 'orboot', quantity: 1 },
      { sku: 'orboot_mars', quantity: 1 },
    ],
  })
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual([
    { sku: 'orboot', quantity: 2 },
    { sku: 'orboot_mars', quantity: 1 },
  ])
})

test('the Engineer Pack is recognised and priced as the specification says (§9.31)', () => {
  const { stores } = storesWith()
  stores.coupon.remove()
  stores.cart.addCombo('engineer_pack', stores.prices.state.catalogue, {})
  const { combos, totals } = pricedCart(stores)
  expect(combos.map(({ id, quantity }) => [id, quantity])).toEqual([['engineer_pack', 1]])
  expect(totals.netTotal).toBe(9748)
})

test('a set at its limit says that nothing was added', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  const skus = ['orboot_mars', 'plugo_gamepad', 'plugo_link']
  stores.cart.replaceFromStorage({ lines: skus.map((sku) => ({ sku, quantity: 20 })) })
  stores.cart.addCombo('engineer_pack', catalogue, {})
  expect(stores.dialogs.isOpen('cart')).toBe(true)
  expect(stores.cart.state.notice).toBe(
    'No more Orboot Mars and Plugo Link and Plugo Gamepad added. At most 20 of one toy.',
  )
})

test('a press on a gamepad offer says that a gamepad was added, or that none is left', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.addGamepad(catalogue, {})
  expect(stores.cart.state.notice).toBe('Plugo Gamepad added')
  stores.cart.addGamepad(catalogue, { plugo_gamepad: 1 })
  expect(stores.cart.state.notice).toBe('No more Plugo Gamepad added. Only 1 left.')
  expect(stores.cart.state.lines).toEqual([{ sku: 'plugo_gamepad', quantity: 1 }])
})

test('a set is suggested only while what it lacks is in stock', () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  fill(stores, 'orboot_mars', 'plugo_gamepad')
  const idsWith = (stock: Readonly<Record<string, number>>) =>
    hintsOf({ lines: stores.cart.state.lines }, catalogue, undefined, stock).map(({ id }) => id)
  expect(idsWith({})).toContain('engineer_pack')
  expect(idsWith({ plugo_link: 0 })).not.toContain('engineer_pack')
})
