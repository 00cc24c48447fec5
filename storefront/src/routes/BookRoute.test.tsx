// @vitest-environment jsdom
import { anyBookRoute } from '@stemside/rules/contract/pages'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { siteOrigin } from '../seo/site.ts'
import type { Stores } from '../state/createStores.ts'
import { storesWith } from '../test/storeStub.ts'
import { BookRoute } from './BookRoute.tsx'

/* A bought e-storybook (§2.70). */

const sku = 'whos_the_monster_in_oko'

afterEach(cleanup)

function renderAt(path: string, stores: Stores) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <StoresContext value={stores}>
        <BookRoute />
      </StoresContext>
    </MemoryRouter>,
  )
}

const field = () => screen.findByLabelText<HTMLInputElement>('Email address')

test('logging out closes the book that a typed email address has opened (§3.10)', async () => {
  const book = {
    status: 200,
    body: { status: 'success', data: { sku, pages: [{ text: 'Oko.' }] } },
  }
  let answer: typeof book | { status: 404; body: object } = { status: 404, body: {} }
  const { stores, asked } = storesWith({ [`/orders/SO-1/books/${sku}`]: () => answer })
  stores.cart.markRestored()
  renderAt(`/storybooks/read/SO-1/${sku}`, stores)
  fireEvent.change(await field(), { target: { value: 'ada@example.com' } })
  answer = book
  fireEvent.click(screen.getByRole('button', { name: 'Open the book' }))
  await screen.findByText('Oko.')
  answer = { status: 404, body: {} }
  await act(async () => {
    resetStores(stores, window)
    await Promise.resolve()
  })
  expect((await field()).value).toBe('')
  expect(screen.queryByText('Oko.')).toBeNull()
  expect(asked.filter(({ path }) => path.includes('/books/'))).toHaveLength(3)
})

test.each([
  [`/storybooks/read/SO-1/${sku}`, [`${siteOrigin}/storybooks/read/SO-1/${sku}`]],
  [`/storybooks/read/SO-1/${sku}/`, [`${siteOrigin}/storybooks/read/SO-1/${sku}`]],
  // The prerendered page of every order and book.
  [anyBookRoute, []],
])('the page at %s has the canonical links %j, and no index lists it (§2.18)', (path, links) => {
  renderAt(path, storesWith().stores)
  const found = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'),
    ({ href }) => href,
  )
  const urls = Array.from(
    document.querySelectorAll<HTMLMetaElement>('meta[property="og:url"]'),
    ({ content }) => content,
  )
  expect([found, urls]).toEqual([links, links])
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex')
})
