// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { resetShop } from '../effects/resetShop.ts'
import { ShopContext } from '../hooks/ShopContext.tsx'
import { shopWith } from '../test/storeStub.ts'
import { BookRoute } from './BookRoute.tsx'

/* A bought e-storybook (§2.70). */

const sku = 'whos_the_monster_in_oko'

afterEach(cleanup)

const field = () => screen.findByLabelText<HTMLInputElement>('Email address')

test('logging out closes the book that a typed e-mail address has opened (§3.10)', async () => {
  const book = {
    status: 200,
    body: { status: 'success', data: { sku, pages: [{ text: 'Oko.' }] } },
  }
  let answer: typeof book | { status: 404; body: object } = { status: 404, body: {} }
  const { shop, asked } = shopWith({ [`/orders/SO-1/books/${sku}`]: () => answer })
  shop.cart.markRestored()
  render(
    <MemoryRouter initialEntries={[`/storybooks/read/SO-1/${sku}`]}>
      <ShopContext value={shop}>
        <BookRoute />
      </ShopContext>
    </MemoryRouter>,
  )
  fireEvent.change(await field(), { target: { value: 'ada@example.com' } })
  answer = book
  fireEvent.click(screen.getByRole('button', { name: 'Open the book' }))
  await screen.findByText('Oko.')
  answer = { status: 404, body: {} }
  await act(async () => {
    resetShop(shop, window)
    await Promise.resolve()
  })
  expect((await field()).value).toBe('')
  expect(screen.queryByText('Oko.')).toBeNull()
  expect(asked.filter(({ path }) => path.includes('/books/'))).toHaveLength(3)
})
