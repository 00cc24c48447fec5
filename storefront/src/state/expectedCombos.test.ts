// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepInStorage } from '../effects/storage.ts'
import { toCheckout } from './toCheckout.ts'
import { fill, shopWith } from '../test/storeStub.ts'
import { repairCart } from './repairCart.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/* `special_combo_skus`: combos that the shopper completed (specification §3; fixComboError, §4). */

beforeEach(() => localStorage.clear())

function engineer(...missing: readonly string[]) {
  return { id: 'engineer_pack', name: 'Engineer Pack', missing }
}

/** A cart in which "Complete the set" has made an Engineer Pack. */
function completed() {
  const { shop } = shopWith()
  fill(shop, 'orboot_mars')
  shop.cart.completeCombo(engineer('plugo_link', 'plugo_gamepad'), shop.market.state.catalogue, {})
  return shop
}

const codesOf = (shop: ReturnType<typeof completed>) =>
  pricedCart(shop).violations.map(({ code }) => code)

test('completing a set adds its entry, and a complete set is no violation', () => {
  const shop = completed()
  expect(shop.cart.state.expectedCombos).toEqual(['engineer_pack'])
  expect(pricedCart(shop).combos.map(({ id }) => id)).toEqual(['engineer_pack'])
  expect(codesOf(shop)).toEqual([])
})

test('adding a whole set from its card adds its entry too', () => {
  const { shop } = shopWith()
  shop.cart.addCombo('engineer_pack', shop.market.state.catalogue, {})
  expect(shop.cart.state.expectedCombos).toEqual(['engineer_pack'])
})

test('checkout opens the popup of a set that is no longer complete', async () => {
  const shop = completed()
  shop.cart.removeLine('orboot_mars', 1, shop.market.state.catalogue)
  await toCheckout(shop, () => expect.unreachable('checkout opened'))
  expect(shop.dialogs.find('broken-combo')?.violation.comboId).toBe('engineer_pack')
})

test('fixComboError drops the entry and keeps the lines, and checkout opens then', async () => {
  const shop = completed()
  shop.cart.removeLine('orboot_mars', 1, shop.market.state.catalogue)
  const { lines } = shop.cart.state
  await toCheckout(shop, () => undefined)
  repairCart(shop, 'fixComboError')
  expect(shop.cart.state.expectedCombos).toEqual([])
  expect(shop.cart.state.lines).toEqual(lines)
  expect(shop.dialogs.state.stack).toEqual([])
  const visited: string[] = []
  await toCheckout(shop, (path) => void visited.push(path))
  expect(visited).toEqual(['/checkout/guest'])
})

test('removing a set drops its entry, and undo restores both', () => {
  const shop = completed()
  fill(shop, 'orboot_mars')
  shop.cart.removeCombo('engineer_pack', shop.market.state.catalogue)
  expect(shop.cart.state.expectedCombos).toEqual([])
  expect(codesOf(shop)).toEqual([])
  shop.cart.undoRemoval()
  expect(shop.cart.state.expectedCombos).toEqual(['engineer_pack'])
  expect(codesOf(shop)).toEqual([])
})

test('an entry is dropped with the last product of its set', () => {
  const shop = completed()
  const { catalogue } = shop.market.state
  for (const { sku } of shop.cart.state.lines) shop.cart.removeLine(sku, 1, catalogue)
  expect(shop.cart.state.lines).toEqual([])
  expect(shop.cart.state.expectedCombos).toEqual([])
})

test('an order removes the entries', () => {
  const shop = completed()
  shop.cart.removePurchased(shop.cart.state.lines)
  expect(shop.cart.state.expectedCombos).toEqual([])
})

test('entries are stored with the cart, and unknown ones are dropped', async () => {
  const shop = completed()
  const stop = keepInStorage(shop, window)
  const { catalogue } = shop.market.state
  shop.cart.completeCombo(engineer('plugo_link', 'orboot_mars', 'plugo_gamepad'), catalogue, {})
  await Promise.resolve()
  stop()
  const text = localStorage.getItem('stemside') ?? ''
  expect(text).toContain('engineer_pack')
  localStorage.setItem('stemside', text.replace('["engineer_pack"]', '["engineer_pack","x",7]'))
  const next = shopWith().shop
  keepInStorage(next, window)()
  expect(next.cart.state.expectedCombos).toEqual(['engineer_pack'])
})
