// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'
import type { SavedCart } from '../state/cart.ts'
import { countryNotice } from '../state/countryNotice.ts'
import { fill, storesWith, welcome, type Answer } from '../test/storeStub.ts'
import { mark } from './historyMarks.ts'
import { keepSavedCart } from './keepSavedCart.ts'
import { resetStores } from './resetStores.ts'

/* The cart that a crash has left at the store (§4.67): it is offered, and comes back by one press. */

const line = (sku: string, quantity = 1) => ({ sku, quantity })
const guests: SavedCart = { id: 'cart-7', isOwn: false }
const own: SavedCart = { id: 'own-1', isOwn: true }

const storedCart = (changes: object = {}): Answer => ({
  status: 200,
  body: {
    status: 'success',
    cart_data: [line('orboot', 2)],
    countryCode: 'US',
    couponCode: 'WELCOME10',
    ...changes,
  },
})
const unknown: Answer = { status: 404, body: { status: 'failed', message: 'No.' } }

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState({ idx: 3, key: 'a' }, '', '/shop?q=x')
})
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/** The page after Refresh, at a store that answers so. */
function openPage(answer: Answer | (() => Answer), saved: SavedCart | null = guests) {
  mark(window, { savedCart: saved ?? undefined })
  const { stores, asked } = storesWith({ '/cart/cart-7': answer, '/user/cart': answer })
  keepSavedCart(stores, window)
  const message = () => stores.notices.state.notices.find(({ id }) => id === 'cart-saved')?.message
  const press = () =>
    stores.notices.state.notices.find(({ id }) => id === 'cart-saved')?.action?.onPress()
  return { stores, asked, message, press }
}

const eventually = (check: () => void) => vi.waitFor(check, limits.expectation)
const isNamed = () =>
  JSON.stringify([window.history.state, Object.entries(sessionStorage)]).includes('cart-7')

test('a page that nothing crashed on asks for no cart', async () => {
  const { asked, stores } = openPage(storedCart(), null)
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  expect(stores.notices.state.notices).toEqual([])
})

test('the saved cart is offered, and one press brings lines and coupon back', async () => {
  const { stores, message, press } = openPage(storedCart())
  await eventually(() => expect(message()).toBe('Your cart was saved: 2 toys.'))
  expect(stores.cart.state.lines).toEqual([])
  press()
  expect(stores.cart.state).toMatchObject({ lines: [line('orboot', 2)], id: 'cart-7' })
  expect(stores.dialogs.isOpen('cart')).toBe(true)
  expect(stores.cart.state.notice).toBe('Back in your cart')
  await eventually(() => expect(stores.coupon.state.applied).toEqual(welcome))
  expect(message()).toBeUndefined()
})

test('the tab names the cart until it is back, and its history entry keeps only the router’s own state', async () => {
  const { message, press } = openPage(storedCart({ cart_data: [line('orboot')] }))
  await eventually(() => expect(message()).toBe('Your cart was saved: 1 toy.'))
  expect(window.history.state).toEqual({ idx: 3, key: 'a' })
  expect(isNamed()).toBe(true)
  press()
  expect(isNamed()).toBe(false)
  expect(window.location.href).toMatch(/\/shop\?q=x$/)
})

test('the saved cart is added to the new one, which keeps its id and its coupon', async () => {
  const { stores, message, press } = openPage(storedCart({ gift: 'orboot_mars' }))
  await eventually(() => expect(message()).toBeDefined())
  fill(stores, 'plugo_link')
  stores.cart.keepId('cart-9')
  const { applied } = stores.coupon.state
  stores.coupon.attach(applied, 'typed')
  press()
  expect(stores.cart.state).toMatchObject({
    lines: [line('orboot', 2), line('plugo_link')],
    gift: 'orboot_mars',
    id: 'cart-9',
  })
  await vi.dynamicImportSettled()
  expect(stores.coupon.state.applied).toEqual(applied)
})

test('a cart of another country leaves its coupon and its gift there, and the notice says so', async () => {
  const { stores, message, press } = openPage(
    storedCart({ countryCode: 'GB', gift: 'orboot_mars' }),
  )
  await eventually(() => expect(message()).toBeDefined())
  press()
  expect(stores.cart.state).toMatchObject({ lines: [line('orboot', 2)], gift: undefined })
  expect(stores.notices.state.notices).toEqual([countryNotice('US', 'Orboot Mars')])
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
})

test('a coupon that has ended is not attached', async () => {
  const { stores, message, press } = openPage(storedCart({ couponCode: 'OVER' }))
  const ended = { ...welcome, code: 'OVER', isActive: false }
  const getCoupon = vi.spyOn(stores.api, 'getCoupon').mockResolvedValue(ended)
  await eventually(() => expect(message()).toBeDefined())
  press()
  await eventually(() => expect(getCoupon).toHaveBeenCalledWith('OVER'))
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
})

test('the shopper reads once, without a button, that the store no longer has the cart', async () => {
  const { stores, message } = openPage(unknown)
  await eventually(() =>
    expect(message()).toBe('Your last cart is not saved any more, so this is a new one.'),
  )
  expect(stores.notices.state.notices[0]?.action).toBeUndefined()
  expect(isNamed()).toBe(false)
})

test('an empty cart is not offered', async () => {
  const { stores, message } = openPage(storedCart({ cart_data: [] }))
  await eventually(() => expect(stores.cart.state.saved).toBeUndefined())
  expect(message()).toBeUndefined()
  expect(isNamed()).toBe(false)
})

test('a press asks again while the store cannot be reached', async () => {
  let answer: Answer = 'unreachable'
  const { message, press } = openPage(() => answer)
  await eventually(() =>
    expect(message()).toBe('Your cart was saved, but the store cannot be reached.'),
  )
  expect(isNamed()).toBe(true)
  answer = storedCart()
  press()
  await eventually(() => expect(message()).toBe('Your cart was saved: 2 toys.'))
})

test('a reload offers the cart again', async () => {
  const before = openPage(storedCart())
  await eventually(() => expect(before.message()).toBeDefined())
  const { message } = openPage(storedCart(), null)
  await eventually(() => expect(message()).toBe('Your cart was saved: 2 toys.'))
})

test('if storage is blocked, the history entry names the cart until it is back', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { message, press } = openPage(storedCart())
  await eventually(() => expect(message()).toBeDefined())
  expect(Reflect.get(window.history.state, 'savedCart')).toEqual(guests)
  press()
  expect(isNamed()).toBe(false)
})

test.each(['{', 'null', '{}'])('a stored name %s names no cart', async (text) => {
  sessionStorage.setItem('stemside.saved_cart', text)
  const { asked } = openPage(storedCart(), null)
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
})

test('a reset forgets the cart at once, also before the code of the offer has come (§3.10)', async () => {
  const { stores, message } = openPage(storedCart())
  resetStores(stores, window)
  expect(isNamed()).toBe(false)
  await vi.dynamicImportSettled()
  expect(message()).toBeUndefined()
})

test('a reset forgets the cart that is offered, and asks for it no more', async () => {
  const { stores, message } = openPage(storedCart())
  await eventually(() => expect(message()).toBeDefined())
  resetStores(stores, window)
  expect(isNamed()).toBe(false)
  expect(message()).toBeUndefined()
})

test('an account’s cart is offered, and its session gives it', async () => {
  const data = { cart_data: [line('orboot', 3)] }
  const answer = { cartId: 'own-1', savedAt: '', data, capped: [], status: 'success' }
  const { stores, message, press, asked } = openPage({ status: 200, body: answer }, own)
  await eventually(() => expect(message()).toBe('Your cart was saved: 3 toys.'))
  press()
  expect(asked.map(({ path }) => path)).toEqual(['/user/cart'])
  // `accountCart.ts` fetches it now.
  expect(stores.cart.state).toMatchObject({ lines: [], saved: undefined })
})

test('an account whose session is over offers nothing: the cart comes with the next sign-in', async () => {
  const { stores, message } = openPage(
    { status: 401, body: { status: 'failed', message: 'No.' } },
    own,
  )
  await eventually(() => expect(stores.cart.state.saved).toBeUndefined())
  expect(message()).toBeUndefined()
})

test.each([null, 7, {}, { savedCart: undefined }])(
  'an entry with the state %j names no cart',
  async (state) => {
    window.history.replaceState(state, '')
    const { stores, asked } = storesWith()
    keepSavedCart(stores, window)
    await vi.dynamicImportSettled()
    expect([asked, stores.cart.state.saved]).toEqual([[], undefined])
  },
)
