// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../hooks/ShopContext.tsx'
import { lateAnswer, shopWith } from '../test/storeStub.ts'
import { TrackingRoute } from './TrackingRoute.tsx'

afterEach(cleanup)

test('the late answer about an earlier order does not replace the one that was asked for last', async () => {
  const earlier = lateAnswer()
  const { shop } = shopWith({
    '/orders/SO-1': earlier.ask,
    '/orders/SO-2': () => ({ status: 404, body: { message: 'Unknown' } }),
  })
  shop.orders.remember({ id: 'SO-1', email: 'ada@example.com', isFresh: false })
  shop.cart.markRestored()
  window.history.pushState(null, '', '/tracking?order=SO-1')
  render(
    <BrowserRouter useTransitions={false}>
      <ShopContext value={shop}>
        <TrackingRoute />
      </ShopContext>
    </BrowserRouter>,
  )
  fireEvent.change(screen.getByLabelText('Order number'), { target: { value: 'SO-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Track my order' }))
  expect(await screen.findByText(/We know no order/)).toBeTruthy()
  await act(async () => {
    earlier.give('unreachable')
    await Promise.resolve()
  })
  expect(screen.getByText(/We know no order/)).toBeTruthy()
})
