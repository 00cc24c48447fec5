import type { GiftChoice } from '@stemside/rules'
import { expect, test } from 'vitest'
import { settleCoupons } from '../effects/settleCoupons.ts'
import { fill, shopWith } from '../test/storeStub.ts'
import { chooseGift } from './chooseGift.ts'
import type { Shop } from './createShop.ts'
import { giftOf } from './gift.ts'
import { giftPreview } from './giftPreview.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { removeCoupon } from './removeCoupon.ts'
import { seedOf } from './seed.ts'

/* The free gift (specification §4). */

function choose(shop: Shop, sku: GiftChoice) {
  const preview = giftPreview(shop, sku)
  if (preview !== undefined) chooseGift(shop, preview)
}

async function openShop() {
  const { shop } = shopWith()
  await giftOf(shop).load('US')
  return shop
}

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

test('choosing drops the entry of a set whose toy it removes, and Undo restores the entry', async () => {
  const shop = await openShop()
  const { catalogue, stock } = shop.market.state
  shop.cart.addCombo('engineer_pack', catalogue, stock)
  fill(shop, 'orboot', 'orboot')
  choose(shop, 'orboot_mars')
  expect(pricedCart(shop).violations).toEqual([])
  shop.cart.undoRemoval()
  expect(shop.cart.state.expectedCombos).toEqual(['engineer_pack'])
})

/** A shop whose cart has three Orboot Earths and a free Orboot Mars, as the page runs it. */
async function shopWithGift() {
  const shop = await openShop()
  fill(shop, 'orboot', 'orboot', 'orboot')
  choose(shop, 'orboot_mars')
  const stop = settleCoupons(shop)
  return { shop, stop }
}

/** The effects run after the current task. */
const settled = () => Promise.resolve()

test('below its minimum the gift leaves with the reason, and the automatic coupon is back in force (§4.42)', async () => {
  const { shop, stop } = await shopWithGift()
  shop.cart.removeLine('orboot', 2, shop.market.state.catalogue)
  await settled()
  expect(shop.cart.state.gift).toBeUndefined()
  expect(shop.coupon.state).toMatchObject({ origin: 'automatic', isAutomaticRemoved: false })
  expect(pricedCart(shop).totals.total).toBe(3783)
  const sentence =
    'Orboot Mars left your cart: the free gift needs toys for $99 or more. SPRING30 is back in force'
  expect(shop.cart.state.notice).toBe(`Orboot Earth removed. ${sentence}`)
  expect(shop.cart.state.news).toBe(`${sentence}.`)

  shop.cart.undoRemoval()
  await settled()
  expect(pricedCart(shop).gifts.map(({ sku }) => sku)).toContain('orboot_mars')
  expect(shop.coupon.state.applied?.code).toBe('GIFT99')
  expect(shop.cart.state.news).toBeUndefined()
  stop()
})

test('another coupon in force takes the gift out, with the reason', async () => {
  const { shop, stop } = await shopWithGift()
  shop.coupon.chooseWaiting('SPRING30')
  await settled()
  expect(shop.cart.state.gift).toBeUndefined()
  expect(shop.cart.state.news).toBe('Orboot Mars left your cart: it came with GIFT99.')
  stop()
})

test('a change of country does not remove the gift: the page that loads then removes it and says so', async () => {
  const { shop, stop } = await shopWithGift()
  shop.moveTo(await seedOf(shop.api, 'GB'))
  await settled()
  expect(shop.cart.state).toMatchObject({ gift: 'orboot_mars', news: undefined })
  stop()
})

test('a coupon that the shopper had removed does not return when the gift leaves', async () => {
  const shop = await openShop()
  fill(shop, 'orboot', 'orboot', 'orboot')
  shop.coupon.remove()
  choose(shop, 'orboot_mars')
  const stop = settleCoupons(shop)
  shop.cart.removeLine('orboot', 2, shop.market.state.catalogue)
  await settled()
  expect(shop.cart.state.gift).toBeUndefined()
  expect(pricedCart(shop).totals.coupon).toBe(0)
  stop()
})

test('a gift that the shopper removes with its coupon leaves without another sentence', async () => {
  const { shop, stop } = await shopWithGift()
  removeCoupon(shop)
  await settled()
  expect(shop.cart.state.news).toBe('SPRING30 is applied.')
  stop()
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
