// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { ToyAsPresent } from './ToyAsPresent.tsx'

/* "This order is a present", on a toy's page (§2.90). */

afterEach(cleanup)

function open(stores = storesWith().stores) {
  render(
    <StoresContext value={stores}>
      <ToyAsPresent />
    </StoresContext>,
  )
  return stores
}

const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /This order is a present/ })

test('ticking the box is stored for checkout', () => {
  const stores = open()
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  expect(stores.checkout.draft()).toEqual({ isPresent: 'on' })
})

test('the box stays ticked on the next page', () => {
  const stores = open()
  stores.cart.markRestored()
  fireEvent.click(box())
  cleanup()
  open(stores)
  expect(box().checked).toBe(true)
})

test('a reset unticks the box, so that nothing stays for the next account', async () => {
  const stores = open()
  fireEvent.click(box())
  act(() => stores.checkout.reset())
  await vi.waitFor(() => expect(box().checked).toBe(false))
})
