// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { minor } from '@stemside/rules'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepBoughtGift } from '../effects/keepEGift.ts'
import { resetStores } from '../effects/resetStores.ts'
import { clearPersonalKeys } from '../effects/storageKeys.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { lateAnswer, storesWith } from '../test/storeStub.ts'
import { GiftRoute } from './GiftRoute.tsx'

/* The thanks for a bought e-gift (§2.5). */

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(cleanup)

function openThanks() {
  keepBoughtGift(window).write({
    country: 'US',
    design: 'birthday',
    amount: minor(5000),
    message: '',
    recipient: { name: 'Ben Sample', email: 'ben@example.com' },
    sender: { name: 'Ada Sample', email: 'ada@example.com' },
    deliverOn: '2026-12-24',
  })
  window.history.pushState(null, '', '/gift?sent')
  const { stores } = storesWith()
  stores.cart.markRestored()
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <GiftRoute />
      </StoresContext>
    </BrowserRouter>,
  )
  return { stores }
}

/** A gift of Sam's that is being paid, and the function by which the store sells it. */
async function payAsSam() {
  sessionStorage.setItem(
    'stemside.gift',
    JSON.stringify({
      recipientName: 'Ben Sample',
      recipientEmail: 'ben@example.com',
      senderName: 'Sam Sample',
      senderEmail: 'sam@example.com',
      provider: 'paypal',
    }),
  )
  window.history.pushState(null, '', '/gift')
  const selling = lateAnswer()
  const { stores, asked } = storesWith({ '/egift': selling.ask })
  stores.clock.useDevice()
  stores.checkout.claimFor('sam@example.com')
  stores.cart.markRestored()
  const shopAt = (page: ReactNode) => (
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>{page}</StoresContext>
    </BrowserRouter>
  )
  const { rerender } = render(shopAt(<GiftRoute />))
  fireEvent.click(await screen.findByRole('button', { name: /^Pay / }))
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/egift'))
  const leave = () => rerender(shopAt(null))
  const comeBack = () => rerender(shopAt(<GiftRoute />))
  const sell = () =>
    act(async () => {
      selling.give({ status: 200, body: { status: 'success', giftId: 'one' } })
      await Promise.resolve()
    })
  return { stores, leave, comeBack, sell }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('the thanks stay under a dialog, whose history entry has a state of its own', () => {
  openThanks()
  expect(heading()).toBe('Thank you, Ada!')
  act(() => {
    const state = { usr: { pageUnder: 'one' }, key: 'two', idx: 1 }
    window.history.pushState(state, '', '/gift?sent')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  expect(heading()).toBe('Thank you, Ada!')
})

test('after signing out, nobody finds the gift: neither on the page nor in the history', async () => {
  const { stores } = openThanks()
  await act(async () => {
    resetStores(stores, window)
    await Promise.resolve()
  })
  expect(heading()).toBe('Give them the choosing')
  expect(JSON.stringify(window.history.state)).not.toContain('Ben')
  expect(JSON.stringify(sessionStorage)).not.toContain('Ben')
})

test('without a gift of its own, /gift does not clear the answer of a provider', async () => {
  localStorage.setItem('paypalRes', 'approved')
  openThanks()
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
  expect(localStorage.getItem('paypalRes')).toBe('approved')
})

test('a gift that is bought after its shopper has left the page is not offered a second time', async () => {
  const { stores, leave, sell } = await payAsSam()
  leave()
  await sell()
  await waitFor(() =>
    expect(stores.notices.state.notices.map(({ id }) => id)).toEqual(['gift-bought']),
  )
  expect(sessionStorage.getItem('stemside.gift')).toBeNull()
  expect(keepBoughtGift(window).read()?.recipient.name).toBe('Ben Sample')
})

test('a shopper who is back on the page when the gift is bought is thanked, without a notice', async () => {
  const { stores, leave, comeBack, sell } = await payAsSam()
  leave()
  comeBack()
  await sell()
  await waitFor(() => expect(heading()).toBe('Thank you, Sam!'))
  expect(stores.notices.state.notices).toEqual([])
})

test('a shopper whose browser blocks its storage is thanked after coming back too', async () => {
  const { leave, comeBack, sell } = await payAsSam()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'QuotaExceededError')
  })
  onTestFinished(() => blocked.mockRestore())
  leave()
  comeBack()
  await sell()
  await waitFor(() => expect(heading()).toBe('Thank you, Sam!'))
})

test('a gift of the account before that is sold late thanks nobody else', async () => {
  const { stores, sell } = await payAsSam()
  act(() => stores.checkout.claimFor('robin@example.com', () => clearPersonalKeys(window)))
  await sell()
  await waitFor(() => expect(heading()).toBe('Give them the choosing'))
  expect(window.location.search).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Ben')
})
