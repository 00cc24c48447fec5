import { minor } from '@stemside/rules'
import { expect, test } from 'vitest'
import { fill, storesWith } from '../test/storeStub.ts'
import { completeSet } from './completeSet.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/* "Complete the set" in the cart, and its undo (§3.21). */

const engineerPack = {
  id: 'engineer_pack',
  name: 'Engineer Pack',
  replaces: [],
  saving: minor(2300),
  rise: minor(5199),
} as const

/**
 * Completes the Engineer Pack in a cart with Orboot Mars, and with Plugo Count and its gamepad. Plugo Count needs
 * that gamepad, so the pack lacks Plugo Link and a second gamepad. Returns the stores, and the lines before.
 */
function completed() {
  const { stores } = storesWith()
  fill(stores, 'orboot_mars', 'plugo_count', 'plugo_gamepad')
  const before = stores.cart.state.lines
  const missing = ['plugo_link', 'plugo_gamepad']
  completeSet(stores, { ...engineerPack, missing })
  return { stores, before }
}

test('undoing a completed set restores the lines that the cart had before', () => {
  const { stores, before } = completed()
  expect(pricedCart(stores).combos.map(({ id }) => id)).toEqual(['engineer_pack'])
  expect(stores.cart.state.undo?.message).toBe(stores.cart.state.notice)
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual(before)
  expect(stores.cart.state.expectedCombos).toEqual([])
  expect(stores.cart.state.notice).toBe('Your cart is as it was before the Engineer Pack')
})

test('undoing a completed set keeps a line that another tab has added since', () => {
  const { stores, before } = completed()
  const lines = [{ sku: 'orboot', quantity: 1 }, ...stores.cart.state.lines]
  stores.cart.replaceFromStorage({ lines })
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }, ...before])
})

test('undoing a completed set removes no gamepad that was in the cart before', () => {
  const { stores, before } = completed()
  // Another tab removes the added Plugo Link with its gamepad. The cart's own gamepad stays.
  stores.cart.replaceFromStorage({ lines: before })
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual(before)
})

test('completing a set offers no undo if nothing could be added', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot_mars')
  stores.prices.put(stores.prices.state.priceList, { plugo_link: 0 })
  completeSet(stores, { ...engineerPack, missing: ['plugo_link'] })
  expect(stores.cart.state.undo).toBeUndefined()
})
