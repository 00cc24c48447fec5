import { expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
import { openLogIn } from './openLogIn.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

test('opens at once for a visitor', () => {
  const { shop } = shopWith()
  shop.session.put(undefined)
  openLogIn(shop)
  expect(shop.dialogs.isOpen('account')).toBe(true)
})

test('a press before the session is known opens the popup when nobody is signed in', async () => {
  const { shop } = shopWith()
  openLogIn(shop)
  expect(shop.dialogs.isOpen('account')).toBe(false)
  expect(shop.session.state.isAskedFor).toBe(true)
  shop.session.put(undefined)
  await expect.poll(() => shop.dialogs.isOpen('account')).toBe(true)
})

test('a press before the session is known opens nothing for somebody who is signed in', async () => {
  const { shop } = shopWith()
  openLogIn(shop)
  shop.session.put(sam)
  await Promise.resolve()
  // Logging out later must not open it either.
  shop.session.put(undefined)
  await Promise.resolve()
  expect(shop.dialogs.isOpen('account')).toBe(false)
})
