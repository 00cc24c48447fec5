import type { GiftChoice } from '@stemside/rules'
import { expect, test } from 'vitest'
import { settleCoupons } from '../effects/settleCoupons.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { chooseGift } from './chooseGift.ts'
import type { Stores } from './createStores.ts'
import { giftOf } from './gift.ts'
import { giftPreview } from './giftPreview.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { removeCoupon } from './removeCoupon.ts'
import { seedOf } from './seed.ts'

/* The free gift (specification §4). */

function choose(stores: Stores, sku: GiftChoice) {
  const preview = giftPreview(stores, sku)
  if (preview !== undefined) chooseGift(stores, preview)
}

async function openStores() {
  const { stores } = storesWith()
  await giftOf(stores).load('US')
  return stores
}

test('choosing applies the coupon, removes bought toys of the same choice and adds the gift (§4.39, §4.40)', async () => {
  const stores = await openStores()
  fill(stores, 'plugo_count', 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  stores.cart.add('plugo_gamepad', stores.prices.state.catalogue)
  choose(stores, 'orboot_mars')
  expect(stores.cart.state.lines.map(({ sku }) => sku)).not.toContain('orboot_mars')
  expect(pricedCart(stores).gifts).toContainEqual({
    sku: 'orboot_mars',
    quantity: 1,
    reason: 'free-gift-coupon',
  })
  expect(stores.coupon.state.applied?.code).toBe('GIFT99')
  expect(stores.coupon.state.isAutomaticRemoved).toBe(true)
  expect(stores.cart.state.undo?.message).toBe(
    'Orboot Mars is your free gift; Orboot Mars made way for it',
  )
})

test('choosing drops the entry of a set whose toy it removes, and Undo restores the entry', async () => {
  const stores = await openStores()
  const { catalogue, stock } = stores.prices.state
  stores.cart.addCombo('engineer_pack', catalogue, stock)
  fill(stores, 'orboot', 'orboot')
  choose(stores, 'orboot_mars')
  expect(pricedCart(stores).violations).toEqual([])
  stores.cart.undoRemoval()
  expect(stores.cart.state.expectedCombos).toEqual(['engineer_pack'])
})

/** A shop whose cart has three Orboot Earths and a free Orboot Mars, as the page runs it. */
async function storesWithGift() {
  const stores = await openStores()
  fill(stores, 'orboot', 'orboot', 'orboot')
  choose(stores, 'orboot_mars')
  const stop = settleCoupons(stores)
  return { stores, stop }
}

/** The effects run after the current task. */
const settled = () => Promise.resolve()

test('below its minimum the gift leaves with the reason, and the automatic coupon is back in force (§4.42)', async () => {
  const { stores, stop } = await storesWithGift()
  stores.cart.removeLine('orboot', 2, stores.prices.state.catalogue)
  await settled()
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.coupon.state).toMatchObject({ origin: 'automatic', isAutomaticRemoved: false })
  expect(pricedCart(stores).totals.total).toBe(3783)
  const sentence =
    'Orboot Mars left your cart: the free gift needs toys for $99 or more. SPRING30 is back in force'
  expect(stores.cart.state.notice).toBe(sentence)
  expect(stores.cart.state.news).toBe(`${sentence}.`)

  stores.cart.undoRemoval()
  await settled()
  expect(pricedCart(stores).gifts.map(({ sku }) => sku)).toContain('orboot_mars')
  expect(stores.coupon.state.applied?.code).toBe('GIFT99')
  expect(stores.cart.state.news).toBe('Back in your cart.')
  stop()
})

test('a gift below its minimum leaves with the reason, also if the cart changed before the code that watches it had loaded', async () => {
  const stores = await openStores()
  fill(stores, 'orboot', 'orboot', 'orboot')
  choose(stores, 'orboot_mars')
  stores.cart.removeLine('orboot', 2, stores.prices.state.catalogue)
  const stop = settleCoupons(stores)
  await settled()
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.cart.state.news).toBe(
    'Orboot Mars left your cart: the free gift needs toys for $99 or more. SPRING30 is back in force.',
  )
  stop()
})

test('another coupon takes the gift out with the reason, also if it came before the code that watches the gift had loaded', async () => {
  const stores = await openStores()
  fill(stores, 'orboot', 'orboot', 'orboot')
  choose(stores, 'orboot_mars')
  stores.coupon.chooseWaiting('SPRING30')
  const stop = settleCoupons(stores)
  await settled()
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.cart.state.news).toBe('Orboot Mars left your cart: it came with GIFT99.')
  stop()
})

test('another coupon in force takes the gift out, with the reason', async () => {
  const { stores, stop } = await storesWithGift()
  stores.coupon.chooseWaiting('SPRING30')
  await settled()
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.cart.state.news).toBe('Orboot Mars left your cart: it came with GIFT99.')
  stop()
})

test('a change of country does not remove the gift: the page that loads then removes it and says so', async () => {
  const { stores, stop } = await storesWithGift()
  stores.moveTo(await seedOf(stores.api, 'GB'))
  await settled()
  expect(stores.cart.state).toMatchObject({ gift: 'orboot_mars', news: undefined })
  stop()
})

test('a coupon that the shopper had removed does not return when the gift leaves', async () => {
  const stores = await openStores()
  fill(stores, 'orboot', 'orboot', 'orboot')
  stores.coupon.remove()
  choose(stores, 'orboot_mars')
  const stop = settleCoupons(stores)
  stores.cart.removeLine('orboot', 2, stores.prices.state.catalogue)
  await settled()
  expect(stores.cart.state.gift).toBeUndefined()
  expect(pricedCart(stores).totals.coupon).toBe(0)
  stop()
})

test('a gift that the shopper removes with its coupon leaves without another sentence', async () => {
  const { stores, stop } = await storesWithGift()
  removeCoupon(stores)
  await settled()
  expect(stores.cart.state.news).toBe('SPRING30 is applied.')
  stop()
})

test('Undo restores lines and coupon', async () => {
  const stores = await openStores()
  fill(stores, 'plugo_count', 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  const before = stores.cart.state.lines
  choose(stores, 'orboot_mars')
  stores.cart.undoRemoval()
  expect(stores.cart.state.lines).toEqual(before)
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
  expect(stores.coupon.state.isAutomaticRemoved).toBe(false)
})

test('a choice that lowers the cart below the threshold changes and announces nothing', async () => {
  const stores = await openStores()
  fill(stores, 'plugo_link', 'plugo_gamepad', 'orboot_mars')
  const before = stores.cart.state.lines
  choose(stores, 'orboot_mars')
  expect(stores.cart.state.lines).toEqual(before)
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.cart.state.notice).toBeUndefined()
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
})

test('a gift that is out of stock cannot be chosen', async () => {
  const stores = await openStores()
  stores.prices.put(stores.prices.state.priceList, { orboot_mars: 0 }, undefined)
  fill(stores, 'plugo_count', 'plugo_link', 'plugo_gamepad')
  choose(stores, 'orboot_mars')
  expect(stores.cart.state.gift).toBeUndefined()
  expect(stores.cart.state.notice).toBeUndefined()
})
