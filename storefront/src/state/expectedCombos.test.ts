// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepInStorage } from '../effects/storage.ts'
import { toCheckout } from './toCheckout.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { repairCart } from './repairCart.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/* `special_combo_skus`: combos that the shopper completed (specification §3; fixComboError, §4). */

beforeEach(() => localStorage.clear())

function engineer(...missing: readonly string[]) {
  return { id: 'engineer_pack', name: 'Engineer Pack', missing }
}

/** A cart in which "Complete the set" has made an Engineer Pack. */
function completed() {
  const { stores } = storesWith()
  fill(stores, 'orboot_mars')
  stores.cart.completeCombo(
    engineer('plugo_link', 'plugo_gamepad'),
    stores.prices.state.catalogue,
    {},
  )
  return stores
}

const codesOf = (stores: ReturnType<typeof completed>) =>
  pricedCart(stores).violations.map(({ code }) => code)

test('completing a set adds its entry, and a complete set is no violation', () => {
  const stores = completed()
  expect(stores.cart.state.expectedCombos).toEqual(['engineer_pack'])
  expect(pricedCart(stores).combos.map(({ id }) => id)).toEqual(['engineer_pack'])
  expect(codesOf(stores)).toEqual([])
})

test('adding a whole set from its card adds its entry too', () => {
  const { stores } = storesWith()
  stores.cart.addCombo('engineer_pack', stores.prices.state.catalogue, {})
  expect(stores.cart.state.expectedCombos).toEqual(['engineer_pack'])
})

test('checkout opens the popup of a set that is no longer complete', async () => {
  const stores = completed()
  stores.cart.removeLine('orboot_mars', 1, stores.prices.state.catalogue)
  await toCheckout(stores, () => expect.unreachable('checkout opened'))
  expect(stores.dialogs.find('broken-combo')?.violation.comboId).toBe('engineer_pack')
})

test('fixComboError drops the entry and keeps the lines, and checkout opens then', async () => {
  const stores = completed()
  stores.cart.removeLine('orboot_mars', 1, stores.prices.state.catalogue)
  const { lines } = stores.cart.state
  await toCheckout(stores, () => undefined)
  repairCart(stores, 'fixComboError')
  expect(stores.cart.state.expectedCombos).toEqual([])
  expect(stores.cart.state.lines).toEqual(lines)
  expect(stores.dialogs.state.stack).toEqual([])
  const visited: string[] = []
  await toCheckout(stores, (path) => void visited.push(path))
  expect(visited).toEqual(['/checkout/guest'])
})

test('removing a set drops its entry, and undo restores both', () => {
  const stores = completed()
  fill(stores, 'orboot_mars')
  stores.cart.removeCombo('engineer_pack', stores.prices.state.catalogue)
  expect(stores.cart.state.expectedCombos).toEqual([])
  expect(codesOf(stores)).toEqual([])
  stores.cart.undoRemoval()
  expect(stores.cart.state.expectedCombos).toEqual(['engineer_pack'])
  expect(codesOf(stores)).toEqual([])
})

test('an entry is dropped with the last product of its set', () => {
  const stores = completed()
  const { catalogue } = stores.prices.state
  for (const { sku } of stores.cart.state.lines) stores.cart.removeLine(sku, 1, catalogue)
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.cart.state.expectedCombos).toEqual([])
})

test('an order removes the entries', () => {
  const stores = completed()
  stores.cart.removePurchased(stores.cart.state.lines)
  expect(stores.cart.state.expectedCombos).toEqual([])
})

test('entries are stored with the cart, and unknown ones are dropped', async () => {
  const stores = completed()
  const stop = keepInStorage(stores, window)
  const { catalogue } = stores.prices.state
  stores.cart.completeCombo(engineer('plugo_link', 'orboot_mars', 'plugo_gamepad'), catalogue, {})
  await Promise.resolve()
  stop()
  const text = localStorage.getItem('stemside') ?? ''
  expect(text).toContain('engineer_pack')
  localStorage.setItem('stemside', text.replace('["engineer_pack"]', '["engineer_pack","x",7]'))
  const next = storesWith().stores
  keepInStorage(next, window)()
  expect(next.cart.state.expectedCombos).toEqual(['engineer_pack'])
})
