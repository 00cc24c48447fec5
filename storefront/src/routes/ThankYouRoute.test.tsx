// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { resetShop } from '../effects/resetShop.ts'
import { ShopContext } from '../hooks/ShopContext.tsx'
import type { Shop } from '../state/createShop.ts'
import { orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
import { lateAnswer, shopWith } from '../test/storeStub.ts'
import { ThankYouRoute } from './ThankYouRoute.tsx'

/* /thankyou (§4.31). */

afterEach(cleanup)

/** The page in a browser that has placed the order. */
function openPage({ shop }: { readonly shop: Shop }) {
  shop.orders.remember({ id: sampleOrder.id, email: sampleOrder.customer.email })
  shop.cart.markRestored()
  render(
    <MemoryRouter initialEntries={[`/thankyou/${sampleOrder.id}`]}>
      <ShopContext value={shop}>
        <ThankYouRoute />
      </ShopContext>
    </MemoryRouter>,
  )
}

const locked = 'We cannot show this order here'

test('logging out takes name, address and e-mail of the order from the page (§3.10)', async () => {
  const { shop } = shopWith({ '/orders/SO-1': orderAnswer })
  openPage({ shop })
  await screen.findByText(/1 Sample Street/)
  act(() => resetShop(shop, window))
  expect(await screen.findByText(locked)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Ada|Sample Street|ada@example/)
})

test('an order that is still being looked up does not appear after logging out', async () => {
  const late = lateAnswer()
  const { shop } = shopWith({ '/orders/SO-1': late.ask })
  openPage({ shop })
  act(() => resetShop(shop, window))
  await act(async () => {
    late.give(orderAnswer)
    await new Promise((resolve) => void setTimeout(resolve))
  })
  expect(screen.getByText(locked)).toBeTruthy()
})
