// @vitest-environment jsdom
import { minor } from '@stemside/rules'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { keepGiving } from '../effects/keepGiving.ts'
import { keepSessionWhenReady } from '../effects/keepSessionWhenReady.ts'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { formValuesOf } from '../payments/detailsOf.ts'
import type { Stores } from '../state/createStores.ts'
import { submitOrder, type CheckoutDetails } from '../state/purchase.ts'
import { sampleDetails } from '../test/sampleDetails.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { CheckoutRoute } from './CheckoutRoute.tsx'

/* §4.9 */

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const robin = { name: 'Robin Sample', email: 'robin@example.com' }
type User = typeof sam

const home = {
  line1: '1 Sample Street',
  line2: 'Floor 2',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
  country: 'US',
}
const work = { ...home, line1: '2 Example Avenue' }

let stop: () => void = () => undefined
afterEach(() => {
  cleanup()
  stop()
})

/** A store where `user` is signed in; both can be changed. */
function storeOf(user: User | undefined) {
  const store = {
    user,
    addresses: { [sam.email]: [home, work] } as Readonly<Record<string, readonly object[]>>,
  }
  const own = (data: (user: User) => unknown) => () =>
    store.user === undefined
      ? { status: 401, body: { status: 'failed', message: 'Please sign in.' } }
      : { status: 200, body: { status: 'success', data: data(store.user) } }
  const { stores } = storesWith({
    '/api/auth/session': () => ({ status: 200, body: store.user ? { user: store.user } : {} }),
    '/user/profile': own((known) => ({
      ...known,
      ...(known === sam && { phone: '5550100123' }),
      countryCode: '+1',
      country: 'US',
    })),
    '/user/addresses': own(({ email }) => store.addresses[email] ?? []),
    '/user/cart': 'unreachable',
  })
  stop = keepSessionWhenReady(stores)
  return { store, stores }
}

function openCheckout(stores: Stores) {
  stores.cart.markRestored()
  fill(stores, 'orboot')
  return render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <CheckoutRoute />
      </StoresContext>
    </BrowserRouter>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const street = () => field('Address').value
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

async function signInAs(user: User | undefined, { store, stores }: ReturnType<typeof storeOf>) {
  store.user = user
  await act(async () => {
    stores.session.put(user)
    await Promise.resolve()
  })
}

test('after signing out, the next account finds nothing of the one before', async () => {
  const opened = storeOf(sam)
  openCheckout(opened.stores)
  await waitFor(() => expect(street()).toBe(home.line1))
  opened.store.user = undefined
  act(() => resetStores(opened.stores, window))
  await signInAs(robin, opened)
  act(() => fill(opened.stores, 'orboot'))
  await waitFor(() => expect(field('Full name').value).toBe(robin.name))
  expect(street()).toBe('')
  expect(field('Phone').value).toBe('')
  expect(screen.queryByLabelText('Deliver to')).toBeNull()
})

test('another account that signs in after a session ended finds nothing of the one before', async () => {
  const opened = storeOf(sam)
  openCheckout(opened.stores)
  fireEvent.change(await screen.findByLabelText('Deliver to'), { target: { value: '1' } })
  type('Full name', 'Sam Typed')
  expect(street()).toBe(work.line1)
  await signInAs(undefined, opened)
  expect(street()).toBe(work.line1)
  await signInAs(robin, opened)
  await waitFor(() => expect(field('Full name').value).toBe(robin.name))
  expect(street()).toBe('')
  expect(screen.queryByLabelText('Deliver to')).toBeNull()
  expect(opened.stores.checkout.draft()).toEqual({})
})

test('the same account goes on after a session ended', async () => {
  const opened = storeOf(sam)
  openCheckout(opened.stores)
  await waitFor(() => expect(street()).toBe(home.line1))
  type('Full name', 'Sam Typed')
  await signInAs(undefined, opened)
  await signInAs(sam, opened)
  await screen.findByLabelText('Deliver to')
  expect(field('Full name').value).toBe('Sam Typed')
})

test('what a guest typed stays when they sign in', async () => {
  const opened = storeOf(undefined)
  openCheckout(opened.stores)
  type('Full name', 'Guest Typed')
  type('Address', '9 Guest Lane')
  await signInAs(sam, opened)
  await screen.findByLabelText('Deliver to')
  expect(field('Full name').value).toBe('Guest Typed')
  expect(street()).toBe('9 Guest Lane')
  expect(opened.stores.checkout.draft()).toEqual({ name: 'Guest Typed', line1: '9 Guest Lane' })
})

const saveBox = () => screen.queryByLabelText('Save this address to my account')

test('the page offers to save an address exactly while the fields hold one that is not saved', async () => {
  const { stores } = storeOf(sam)
  openCheckout(stores)
  await waitFor(() => expect(street()).toBe(home.line1))
  expect(saveBox()).toBeNull()
  type('Address', '4 Typed Street')
  await waitFor(() => expect(saveBox()).not.toBeNull())
  expect(field('Save this address to my account').checked).toBe(false)
  expect(screen.getByLabelText<HTMLSelectElement>('Deliver to').value).toBe('')
  fireEvent.change(screen.getByLabelText('Deliver to'), { target: { value: '1' } })
  expect(saveBox()).toBeNull()
})

test('after a reload a chosen address is still the chosen one, and not offered to be saved', async () => {
  const { stores } = storeOf(sam)
  const page = openCheckout(stores)
  fireEvent.change(await screen.findByLabelText('Deliver to'), { target: { value: '1' } })
  page.unmount()
  openCheckout(stores)
  const list = await screen.findByLabelText<HTMLSelectElement>('Deliver to')
  expect(list.value).toBe('1')
  expect(saveBox()).toBeNull()
})

test('an address that was corrected in the profile is proposed anew', async () => {
  const { stores, store } = storeOf(sam)
  const page = openCheckout(stores)
  await waitFor(() => expect(street()).toBe(home.line1))
  page.unmount()
  store.addresses = { [sam.email]: [{ ...home, line1: '3 Corrected Street' }] }
  openCheckout(stores)
  await waitFor(() => expect(street()).toBe('3 Corrected Street'))
})

test('a proposed address that was changed in one field is kept as a whole', async () => {
  const { stores } = storeOf(sam)
  const page = openCheckout(stores)
  await waitFor(() => expect(street()).toBe(home.line1))
  type('Address', '4 Typed Street')
  page.unmount()
  openCheckout(stores)
  await screen.findByLabelText('Deliver to')
  expect(street()).toBe('4 Typed Street')
  expect(field('City').value).toBe(home.city)
})

const giftCode = 'GIFT-22222-33333-44444'

const details: CheckoutDetails = {
  ...sampleDetails,
  payment: { provider: 'stripe', token: 'sandbox_decline' },
  giftCard: { code: giftCode, pays: minor(2500) },
}

const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / })

/** A store whose gift card has $25.00, or nothing while an order has taken it. */
function storeWithCard(answerOf: () => { readonly status: number; readonly body: object }) {
  const store = { balance: 25, isUp: true, isPlaced: false, order: answerOf }
  const { stores, asked } = storesWith({
    '/egift/balance': () =>
      store.isUp
        ? {
            status: 200,
            body: { status: 'success', balance: store.balance, countryCode: 'US' },
          }
        : 'unreachable',
    '/place_order': () => store.order(),
    '/orders/by-key': () => ({
      status: 200,
      body: {
        status: 'success',
        ...(store.isPlaced ? { state: 'placed', orderId: 'SO-1' } : { state: 'none' }),
      },
    }),
  })
  stores.checkout.keepField('giftCode', giftCode)
  return { stores, asked, store }
}

test('a declined payment keeps the gift card', async () => {
  const { stores, asked, store } = storeWithCard(() => {
    store.balance = 25
    return { status: 402, body: { status: 'failed', message: 'The card was declined.' } }
  })
  await act(async () => {
    openCheckout(stores)
    await import('./GiftCardPanel.tsx')
  })
  await screen.findByText('Left to pay')
  const lookUps = () => asked.filter(({ path }) => path === '/egift/balance').length
  const before = lookUps()
  store.balance = 0
  await act(() => submitOrder(stores, details))
  await waitFor(() => expect(lookUps()).toBe(before + 1))
  expect(screen.queryByText('Left to pay')).not.toBeNull()
  expect(stores.checkout.draft().giftCode).toBe(giftCode)
})

test('Pay waits while a kept gift code is looked up', async () => {
  const { stores } = storeWithCard(() => ({ status: 500, body: {} }))
  openCheckout(stores)
  expect(pay().getAttribute('aria-disabled') ?? String(pay().disabled)).toBe('true')
  await screen.findByText('Left to pay')
  await waitFor(() =>
    expect(pay().getAttribute('aria-disabled') ?? String(pay().disabled)).toBe('false'),
  )
})

test('a kept code that cannot be looked up stays in the field, and can be tried again', async () => {
  const { stores, store } = storeWithCard(() => ({ status: 500, body: {} }))
  store.isUp = false
  openCheckout(stores)
  await screen.findByRole('button', { name: 'Try again' })
  expect(field('Gift card code').value).toBe(giftCode)
  store.isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Left to pay')
})

test('an order without an answer shows its gift card, and asks the store without payment fields', async () => {
  const { stores, store } = storeWithCard(() => ({ status: 502, body: {} }))
  openCheckout(stores)
  await screen.findByText('Left to pay')
  store.balance = 0
  await act(() => submitOrder(stores, details))
  await screen.findByText(/it pays \$25\.00/)
  expect(screen.queryByText(/^Nothing is left/)).toBeNull()
  store.isPlaced = true
  fireEvent.click(screen.getByRole('button', { name: 'Ask the store again' }))
  await waitFor(() => expect(stores.checkout.state.orderId).toBe('SO-1'))
})

const markBox = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: /^Mark Orboot Earth as bought/ })

test.each([
  { isTold: true, does: 'names' },
  { isTold: false, does: 'does not name' },
])('an order $does the wish list of its toys (box ticked: $isTold)', async ({ isTold }) => {
  const { stores, asked } = storesWith()
  keepGiving(window).add('1'.repeat(32), 'orboot')
  for (const [name, value] of Object.entries(formValuesOf(sampleDetails)))
    stores.checkout.keepField(name, value)
  openCheckout(stores)
  if (!isTold) fireEvent.click(await markBox())
  cleanup()
  openCheckout(stores)
  expect((await markBox()).checked).toBe(isTold)
  fireEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Pay / }))
  await waitFor(() => expect(stores.checkout.state.status).toBe('placed'))
  const sent = asked.find(({ path }) => path === '/place_order')?.body ?? ''
  expect(sent.includes('"wishlist":{"id":"1111')).toBe(isTold)
  await waitFor(() => expect(localStorage.getItem('stemside.giving')).toBeNull())
  localStorage.clear()
})
