// @vitest-environment jsdom
import { minor, type Coupon } from '@stemside/rules'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchExit } from '../effects/watchExit.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import type { Stores } from '../state/createStores.ts'
import { fill, storesWith, trynew } from '../test/storeStub.ts'
import { CouponPanel } from './CouponPanel.tsx'
import { ExitPanel } from './ExitPanel.tsx'
import { limits } from '../../../scripts/gate/limits.ts'

/* The storage keys that popups write (§3.24). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(cleanup)

function show(stores: Stores, panel: ReactNode) {
  render(<StoresContext value={stores}>{panel}</StoresContext>)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function openExit(answers: Parameters<typeof storesWith>[0] = {}) {
  const { stores } = storesWith(answers)
  stores.dialogs.open({ id: 'exit-offer' })
  show(stores, <ExitPanel />)
  return stores
}

test('closing the exit popup sets exit_popup_closed for the session', () => {
  const stores = openExit()
  expect(sessionStorage.getItem('exit_popup_closed')).toBeNull()
  press('No, thanks')
  expect(stores.dialogs.isOpen('exit-offer')).toBe(false)
  expect(sessionStorage.getItem('exit_popup_closed')).toBe('true')
  expect(localStorage.getItem('exit_popup_closed')).toBeNull()
})

function leaveAddress() {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'maya@example.com' } })
  press('Send me the e-book')
}

test('an address that the store takes sets email_submitted', async () => {
  openExit({ '/web-subscribe-email': { status: 200, body: { status: 'success' } } })
  leaveAddress()
  await screen.findByText('Look into your inbox')
  expect(localStorage.getItem('email_submitted')).toBe('true')
})

test('an address that did not reach the store sets nothing, and says so', async () => {
  openExit({ '/web-subscribe-email': 'unreachable' })
  leaveAddress()
  await screen.findByText('The store cannot be reached. Please try again.')
  expect(localStorage.getItem('email_submitted')).toBeNull()
})

const leave = () => fireEvent.mouseLeave(document.documentElement)

test('a visitor from elsewhere leaves, gets the popup, gives an address, and is not asked again (§4.46, §4.47)', async () => {
  const { stores } = storesWith({
    '/web-subscribe-email': { status: 200, body: { status: 'success' } },
  })
  Object.assign(window, { innerWidth: 1440 })
  stores.visit.openPage('/shop')
  const stop = watchExit(stores, window, 'NZ')
  show(stores, <ExitPanel />)
  leave()
  await screen.findByRole('dialog', { name: 'Wait, take a monster with you' })
  press('Send me the e-book')
  await screen.findByText('*Please enter email id!')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'maya@' } })
  press('Send me the e-book')
  await screen.findByText('*Please enter a valid email id!')
  leaveAddress()
  await screen.findByText('Look into your inbox')
  press('Back to the toys')
  expect(stores.dialogs.isOpen('exit-offer')).toBe(false)
  stop()
  const stopNext = watchExit(stores, window, 'NZ')
  leave()
  expect(stores.dialogs.isOpen('exit-offer')).toBe(false)
  stopNext()
})

const ref10: Coupon = {
  kind: 'flat',
  code: 'REF10',
  amount: minor(1000),
  countries: ['US'],
  minimums: { US: minor(3000) },
  isActive: true,
  skus: [],
}

function openCoupon() {
  const { stores } = storesWith()
  fill(stores, 'orboot_mars')
  stores.coupon.wait({ coupon: ref10, from: 'link', isCompared: true })
  stores.dialogs.open({ id: 'apply-coupon' })
  show(stores, <CouponPanel />)
  return stores
}

test('putting the apply-coupon popup off sets showApplyCouponPopup to false', () => {
  const stores = openCoupon()
  expect(screen.getByRole('dialog').textContent).toContain(
    'From your friend: $10 off from $30. SPRING30 saves more on this cart now.',
  )
  press('Keep SPRING30')
  expect(localStorage.getItem('showApplyCouponPopup')).toBe('false')
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
})

test('using the coupon anyway applies it and answers the popup', async () => {
  const stores = openCoupon()
  press('Use REF10 anyway · costs $3.65 more')
  await vi.waitFor(
    () => expect(stores.dialogs.isOpen('apply-coupon')).toBe(false),
    limits.expectation,
  )
  expect(stores.coupon.state.applied?.code).toBe('REF10')
  expect(localStorage.getItem('showApplyCouponPopup')).toBe('false')
})

function openSignupCoupon(put: (stores: Stores) => void) {
  const { stores } = storesWith()
  put(stores)
  stores.dialogs.open({ id: 'signup-coupon', coupon: trynew })
  show(stores, <CouponPanel />)
  return stores
}

const signupText = () =>
  screen.getByRole('dialog', { name: 'Welcome to the STEM side' }).textContent

test('the popup of a new account says that its coupon waits beside a better one (§4.28)', () => {
  const stores = openSignupCoupon((own) => {
    fill(own, 'orboot_mars')
    own.coupon.wait({ coupon: trynew, from: 'signup', isCompared: true })
  })
  expect(signupText()).toContain('For signing up: 15% off. SPRING30 saves more on this cart now.')
  press('Use TRYNEW anyway · costs $6.83 more')
  expect(stores.coupon.state.applied?.code).toBe('TRYNEW')
  expect(stores.dialogs.isOpen('signup-coupon')).toBe(false)
  expect(localStorage.getItem('showApplyCouponPopup')).toBeNull()
})

test('the popup of a new account does not promise a winner while the cart is empty', () => {
  openSignupCoupon((own) => own.coupon.wait({ coupon: trynew, from: 'signup', isCompared: false }))
  expect(signupText()).toContain(
    'You also have SPRING30: whichever saves more on your cart counts.',
  )
})

test.each([
  { skus: [], text: 'TRYNEW is applied, and counts once a toy is in your cart.' },
  { skus: ['orboot_mars'], text: 'TRYNEW is on your cart already.' },
])('the popup of a new account says that its coupon applies: $text', ({ skus, text }) => {
  openSignupCoupon((own) => {
    fill(own, ...skus)
    own.coupon.attach(trynew, 'typed')
  })
  expect(signupText()).toContain(text)
})

test('the popup of a new account closes if its coupon neither applies nor waits any more', async () => {
  const stores = openSignupCoupon(() => undefined)
  await vi.waitFor(
    () => expect(stores.dialogs.isOpen('signup-coupon')).toBe(false),
    limits.expectation,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
