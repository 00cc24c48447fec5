import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartIn } from '../cart.fixtures.ts'
import { CartSummary } from './CartSummary.tsx'
import { SpokenTotal } from './SpokenTotal.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** Renders a total. Returns a function that changes the total, and one that reads the live region. */
function open() {
  const { container, rerender } = render(<SpokenTotal total="$45.49" />)
  return {
    become: (total: string) => rerender(<SpokenTotal total={total} />),
    spoken: () => container.querySelector('[aria-live="polite"]')?.textContent,
  }
}

test('a new total is announced once it has stayed for a second, not after each press', async () => {
  const { become, spoken } = open()
  await pass(5000)
  expect(spoken()).toBe('')
  become('$90.98')
  await pass(999)
  become('$136.47')
  await pass(999)
  expect(spoken()).toBe('')
  await pass(1)
  expect(spoken()).toBe('Total $136.47')
})

test('a total that changes back within a second is not announced', async () => {
  const { become, spoken } = open()
  become('$90.98')
  await pass(500)
  become('$45.49')
  await pass(5000)
  expect(spoken()).toBe('')
})

const summary = (cart: ReturnType<typeof cartIn.single>) => (
  <CartSummary cart={cart} onCouponSubmit={nothing} onCouponRemove={nothing} onCheckout={nothing} />
)

test('the cart’s summary announces its new total', async () => {
  const { container, rerender } = render(summary(cartIn.small('US')))
  rerender(summary(cartIn.single('US')))
  await pass(1000)
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toMatch(/^Total \$/)
})
