// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { snapshot } from 'valtio'
import type { Stores } from '../state/createStores.ts'
import { cartOf } from '../state/cart.ts'
import { mayKeepOptionalData } from '../state/consent.ts'
import { storesWith, welcome } from '../test/storeStub.ts'
import { giftOf } from '../state/gift.ts'
import { keepAttempt } from './keepAttempt.ts'
import { keepConsent } from './keepConsent.ts'
import { resetStores } from './resetStores.ts'
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

/** The states of all other stores, by name. New stores are included automatically. */
function statesOf(stores: Stores): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stores).flatMap(([name, store]) =>
      typeof store === 'object' && 'state' in store && !kept.has(name)
        ? [[name, snapshot(store.state)]]
        : [],
    ),
  )
}

/** Every key in the browser's storages. */
const keysInStorage = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/** The stores of a new page, with everything fetched. */
async function openPage() {
  const { stores } = storesWith({}, keepAttempt(window))
  const stop = startEffects(stores)
  await stores.refreshPrices()
  return { stores, stop }
}

/** Changes every field of every store that a visitor can change. */
async function useEverything(stores: Stores) {
  const { catalogue } = stores.prices.state
  stores.cart.addCombo('engineer_pack', catalogue, {})
  stores.cart.removeLine('plugo_link', 1, catalogue)
  stores.cart.replace({ ...cartOf(stores.cart.state), gift: 'orboot_mars' })
  stores.cart.keepId('cart-1')
  stores.cart.keepAccountCart({ email: 'sam@example.com', savedAt: '', cart: { lines: [] } })
  stores.session.put({ name: 'Sam', email: 'sam@example.com' })
  stores.coupon.remove()
  stores.coupon.attach(welcome, 'typed')
  stores.notices.show({ id: 'order-placed', message: 'Placed' })
  stores.orders.remember({ id: 'SO-1', email: 'ada@example.com', isFresh: true })
  stores.dialogs.open({ id: 'shortage', shortage: { sku: 'orboot', left: 0 } })
  stores.seen.add('orboot')
  stores.visit.comeFrom({ utmSource: 'instagram' })
  stores.visit.closeBanner()
  stores.checkout.tell('Prices have changed')
  stores.prices.put(stores.prices.state.priceList, { orboot: 1 }, undefined)
  await Promise.resolve()
}

test('a reset empties the stores and deletes every storage key but the cookie answer, also after the next tick (§3.10)', async () => {
  const { stores: fresh } = storesWith()
  keepInStorage(fresh, window)()
  keepConsent(fresh.consent, window)()
  keepVisit(fresh.visit, window)()
  fresh.session.put(undefined)
  const expected = statesOf(fresh)
  const { stores, stop } = await openPage()
  await useEverything(stores)
  const used = statesOf(stores)
  expect(Object.keys(used).filter((name) => same(used[name], expected[name]))).toEqual([])
  for (const key of Object.values(storageKeys)) key.write(window, 'x')

  resetStores(stores, window)
  expect(statesOf(stores)).toEqual(expected)
  expect(keysInStorage().toSorted()).toEqual(['analytics', 'cookie_accepted'])
  await new Promise((resolve) => void setTimeout(resolve))
  expect(keysInStorage().toSorted()).toEqual(['analytics', 'cookie_accepted'])
  stop()
})

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

test('a refusal outlives the reset, also when the page is loaded again', async () => {
  const { stores, stop } = await openPage()
  stores.consent.answer('declined')
  await Promise.resolve()
  resetStores(stores, window)
  expect(mayKeepOptionalData(stores.consent.state, 'US')).toBe(false)
  stop()
  const next = await openPage()
  expect(next.stores.consent.state.answer).toBe('declined')
  next.stop()
})

test('the page still offers the chat after a reset', async () => {
  const { stores, stop } = await openPage()
  stores.chat.offer(true)
  resetStores(stores, window)
  expect(stores.chat.state.isOffered).toBe(true)
  stop()
})

test('phone, email and figures of the shop stay, and so does its free gift (§3.8)', async () => {
  const { stores, stop } = await openPage()
  await stores.site.load(undefined)
  await giftOf(stores).load('US')
  resetStores(stores, window)
  expect(stores.site.state.site?.contact).toEqual({
    email: 'hello@stemside.example',
    phone: '+1 800 555 0142',
  })
  expect(giftOf(stores).state.coupon?.code).toBe('GIFT99')
  stop()
})

test('an answer that was requested before the reset is ignored', async () => {
  const { stores, stop } = await openPage()
  const { couponCode } = stores.prices.state
  const looking = stores.coupon.lookUp('WELCOME10')
  const fetching = stores.prices.refresh('WELCOME10')
  resetStores(stores, window)
  await fetching
  await expect(looking).resolves.toBeUndefined()
  expect(stores.coupon.state.attempt).toBe('idle')
  expect(stores.prices.state.couponCode).toBe(couponCode)
  stop()
})
