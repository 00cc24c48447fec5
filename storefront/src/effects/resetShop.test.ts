// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { snapshot } from 'valtio'
import type { Shop } from '../state/createShop.ts'
import { cartOf } from '../state/cart.ts'
import { mayMeasure } from '../state/consent.ts'
import { shopWith, welcome } from '../test/storeStub.ts'
import { giftOf } from '../state/gift.ts'
import { keepAttempt } from './keepAttempt.ts'
import { keepConsent } from './keepConsent.ts'
import { resetShop } from './resetShop.ts'
import { keepVisit } from './keepVisit.ts'
import { startEffects } from './startEffects.ts'
import { keepInStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'

/* The reset action clears the whole state (specification §3). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Stores that a reset leaves alone: the device's answer to the cookie notice, the page's offer of the chat, and what
 * the shop says of itself.
 */
const kept = new Set(['consent', 'chat', 'site'])

/** The states of all other stores of a shop, by name. New stores are included automatically. */
function statesOf(shop: Shop): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shop).flatMap(([name, store]) =>
      typeof store === 'object' && 'state' in store && !kept.has(name)
        ? [[name, snapshot(store.state)]]
        : [],
    ),
  )
}

/** Every key in the browser's storages. */
const keysInStorage = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/** A shop on a page of its own, with everything fetched. */
async function openPage() {
  const { shop } = shopWith({}, keepAttempt(window))
  const stop = startEffects(shop)
  await shop.refreshPrices()
  return { shop, stop }
}

/** Changes every field of every store that a visitor can change. */
async function useEverything(shop: Shop) {
  const { catalogue } = shop.market.state
  shop.cart.addCombo('engineer_pack', catalogue, {})
  shop.cart.removeLine('plugo_link', 1, catalogue)
  shop.cart.replace({ ...cartOf(shop.cart.state), gift: 'orboot_mars' })
  shop.cart.keepId('cart-1')
  shop.cart.keepAccountCart({ email: 'sam@example.com', savedAt: '', cart: { lines: [] } })
  shop.session.put({ name: 'Sam', email: 'sam@example.com' })
  shop.coupon.remove()
  shop.coupon.attach(welcome, 'typed')
  shop.notices.show({ id: 'order-placed', message: 'Placed' })
  shop.orders.remember({ id: 'SO-1', email: 'ada@example.com', isFresh: true })
  shop.dialogs.open({ id: 'shortage', shortage: { sku: 'orboot', left: 0 } })
  shop.seen.add('orboot')
  shop.visit.comeFrom({ utmSource: 'instagram' })
  shop.visit.closeBanner()
  shop.checkout.tell('Prices have changed')
  shop.market.put(shop.market.state.priceList, { orboot: 1 }, undefined)
  await Promise.resolve()
}

test('a reset empties the stores and deletes every storage key but the cookie answer, also after the next tick (§3.10)', async () => {
  const { shop: fresh } = shopWith()
  keepInStorage(fresh, window)()
  keepConsent(fresh.consent, window)()
  keepVisit(fresh.visit, window)()
  fresh.session.put(undefined)
  const expected = statesOf(fresh)
  const { shop, stop } = await openPage()
  await useEverything(shop)
  const used = statesOf(shop)
  expect(Object.keys(used).filter((name) => same(used[name], expected[name]))).toEqual([])
  for (const key of Object.values(storageKeys)) key.write(window, 'x')

  resetShop(shop, window)
  expect(statesOf(shop)).toEqual(expected)
  expect(keysInStorage().toSorted()).toEqual(['analytics', 'cookie_accepted'])
  await new Promise((resolve) => void setTimeout(resolve))
  expect(keysInStorage().toSorted()).toEqual(['analytics', 'cookie_accepted'])
  stop()
})

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

test('a refusal outlives the reset, also when the page is loaded again', async () => {
  const { shop, stop } = await openPage()
  shop.consent.answer('declined')
  await Promise.resolve()
  resetShop(shop, window)
  expect(mayMeasure(shop.consent.state, 'US')).toBe(false)
  stop()
  const next = await openPage()
  expect(next.shop.consent.state.answer).toBe('declined')
  next.stop()
})

test('the page still offers the chat after a reset', async () => {
  const { shop, stop } = await openPage()
  shop.chat.offer(true)
  resetShop(shop, window)
  expect(shop.chat.state.isOffered).toBe(true)
  stop()
})

test('phone, e-mail and figures of the shop stay, and so does its free gift (§3.8)', async () => {
  const { shop, stop } = await openPage()
  await shop.site.load(undefined)
  await giftOf(shop).load('US')
  resetShop(shop, window)
  expect(shop.site.state.site?.contact).toEqual({
    email: 'hello@stemside.example',
    phone: '+1 800 555 0142',
  })
  expect(giftOf(shop).state.coupon?.code).toBe('GIFT99')
  stop()
})

test('an answer that was requested before the reset is ignored', async () => {
  const { shop, stop } = await openPage()
  const { couponCode } = shop.market.state
  const looking = shop.coupon.lookUp('WELCOME10', 'US')
  const fetching = shop.market.refresh('WELCOME10')
  resetShop(shop, window)
  await fetching
  await expect(looking).resolves.toBeUndefined()
  expect(shop.coupon.state.attempt).toBe('idle')
  expect(shop.market.state.couponCode).toBe(couponCode)
  stop()
})
