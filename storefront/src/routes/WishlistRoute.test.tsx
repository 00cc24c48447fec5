// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepGiving } from '../effects/keepGiving.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { WishlistRoute } from './WishlistRoute.tsx'

/* Whose list a link shows, and what "Add to cart" notes for checkout (specification §2.91). */

const own = '1'.repeat(32)
const other = '2'.repeat(32)
const mars = [{ sku: 'orboot_mars', quantity: 1 }]

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** Opens an address in a browser with Mars on its own list, which was shared by the id `own`. */
function openAt(address: string) {
  localStorage.setItem('stemside.wishes', JSON.stringify({ skus: ['orboot_mars'], ids: [own] }))
  const { stores } = storesWith({
    [`/wishlists/${other}/bought`]: {
      status: 200,
      body: { status: 'success', data: ['orboot_mars'] },
    },
  })
  render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <StoresContext value={stores}>
        <WishlistRoute />
      </StoresContext>
    </MemoryRouter>,
  )
}

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent
const addMars = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Add to cart.*Mars/ }))

test('a link with an id of the visitor’s list shows this list as it is now', async () => {
  openAt(`/wishlist?toys=tacto_chess&list=${own}`)
  await screen.findByRole('article')
  expect(await heading()).toBe('Your wish list')
  await addMars()
  expect(keepGiving(window).in(mars)).toEqual({ id: own, skus: ['orboot_mars'] })
})

test('a link with another id shows somebody else’s list, even if it has the same toys', async () => {
  openAt(`/wishlist?toys=orboot_mars&list=${other}`)
  expect(await screen.findByRole('region', { name: 'Already bought' })).toBeDefined()
  expect(await heading()).toBe('A wish list shared with you')
  await addMars()
  expect(keepGiving(window).in(mars)).toEqual({ id: other, skus: ['orboot_mars'] })
})

test('"Add to cart" notes nothing if the link has no id', async () => {
  openAt('/wishlist?toys=tacto_chess,orboot_mars')
  await addMars()
  expect(keepGiving(window).in(mars)).toBeUndefined()
})
