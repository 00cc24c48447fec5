import { minor, type GiftChoice } from '@stemside/rules'
import { expect, test } from 'vitest'
import { fill, shopWith } from '../test/storeStub.ts'
import type { Shop } from './createShop.ts'
import { giftPreview } from './giftPreview.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/* The free gift (specification §4). */

function choose(shop: Shop, sku: GiftChoice) {
  const preview = giftPreview(shop, sku)
  if (preview !== undefined) shop.gift.choose(preview)
}

async function openShop() {
  const { shop } = shopWith()
  await shop.gift.load('US')
  return shop
}

test('says how much is missing for a gift, and nothing in a country without one (§9.20)', async () => {
  const shop = await openShop()
  expect(shop.gift.shortOf(minor(4549))).toBe(5351)
  expect(shop.gift.shortOf(minor(12_000))).toBe(0)
  expect(shopWith().shop.gift.shortOf(minor(12_000))).toBeUndefined()
})

test('choosing applies the coupon, removes bought toys of the same choice and adds the gift (§4.39, §4.40)', async () => {
  const shop = await openShop()
  fill(shop, 'plugo_count', 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  shop.cart.add('plugo_gamepad', shop.market.state.catalogue)
  choose(shop, 'orboot_mars')
  expect(shop.cart.state.lines.map(({ sku }) => sku)).not.toContain('orboot_mars')
  expect(pricedCart(shop).gifts).toContainEqual({
    sku: 'orboot_mars',
    quantity: 1,
    reason: 'free-gift-coupon',
  })
  expect(shop.coupon.state.applied?.code).toBe('GIFT99')
  expect(shop.coupon.state.isAutomaticRemoved).toBe(true)
  expect(shop.cart.state.undo?.message).toBe(
    'Orboot Mars is your free gift; Orboot Mars made way for it',
  )
})

test('Undo restores lines and coupon', async () => {
  const shop = await openShop()
  fill(shop, 'plugo_count', 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  const before = shop.cart.state.lines
  choose(shop, 'orboot_mars')
  shop.cart.undoRemoval()
  expect(shop.cart.state.lines).toEqual(before)
  expect(shop.cart.state.gift).toBeUndefined()
  expect(shop.coupon.state.applied?.code).toBe('SPRING30')
  expect(shop.coupon.state.isAutomaticRemoved).toBe(false)
})

test('a choice that lowers the cart below the threshold changes and announces nothing', async () => {
  const shop = await openShop()
  fill(shop, 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  const before = shop.cart.state.lines
  choose(shop, 'orboot_mars')
  expect(shop.cart.state.lines).toEqual(before)
  expect(shop.cart.state.gift).toBeUndefined()
  expect(shop.cart.state.notice).toBeUndefined()
  expect(shop.coupon.state.applied?.code).toBe('SPRING30')
})

test('a gift that is out of stock cannot be chosen', async () => {
  const shop = await openShop()
  shop.market.put(shop.market.state.priceList, { orboot_mars: 0 }, undefined)
  fill(shop, 'plugo_count', 'plugo_link', 'plugo_gamepad')
  choose(shop, 'orboot_mars')
  expect(shop.cart.state.gift).toBeUndefined()
  expect(shop.cart.state.notice).toBeUndefined()
})
