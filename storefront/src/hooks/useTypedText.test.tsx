// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Shop } from '../state/createShop.ts'
import { shopWith } from '../test/storeStub.ts'
import { ShopContext } from './ShopContext.tsx'
import { useTypedText } from './useTypedText.ts'

/* What is typed into a form survives a sign-in that leaves the page (§4.70). */

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const robin = { name: 'Robin Sample', email: 'robin@example.com' }

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function open(form: string, user = sam) {
  const { shop } = shopWith()
  shop.session.put(user)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopContext value={shop}>{children}</ShopContext>
  )
  return { shop, ...renderHook(() => useTypedText(form), { wrapper }) }
}

const endSession = ({ session }: Shop) => act(() => session.put(undefined))
const leaveToSignIn = ({ session }: Shop) => act(() => session.depart())
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

function typeAndLeave(form = 'profile') {
  const { shop, result, unmount } = open(form)
  result.current.note('name', 'Typed')
  endSession(shop)
  leaveToSignIn(shop)
  unmount()
}

test('the typed text is restored once and then deleted', () => {
  typeAndLeave()
  const { result, unmount } = open('profile')
  expect(result.current.typed).toEqual({ name: 'Typed' })
  expect(sessionStorage).toHaveLength(0)
  unmount()
  expect(open('profile').result.current.typed).toEqual({})
})

test('the typed text is not restored for another account, and is deleted', () => {
  typeAndLeave()
  expect(open('profile', robin).result.current.typed).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('the typed text is not restored in another form, and is kept for its own', () => {
  typeAndLeave()
  const { result, unmount } = open('address')
  expect(result.current.typed).toEqual({})
  unmount()
  expect(open('profile').result.current.typed).toEqual({ name: 'Typed' })
})

test('nothing is kept while the session lasts', () => {
  const { shop, result } = open('profile')
  result.current.note('name', 'Typed')
  leaveToSignIn(shop)
  expect(sessionStorage).toHaveLength(0)
})

test('nothing is kept if the page is left for another reason than signing in', () => {
  const { shop, result } = open('profile')
  result.current.note('name', 'Typed')
  endSession(shop)
  leave()
  expect(sessionStorage).toHaveLength(0)
})

test('nothing is kept if nothing was typed, or if it was saved', () => {
  const { shop, result } = open('profile')
  endSession(shop)
  leaveToSignIn(shop)
  expect(sessionStorage).toHaveLength(0)
  result.current.note('name', 'Typed')
  result.current.forget()
  leaveToSignIn(shop)
  expect(sessionStorage).toHaveLength(0)
})

test('a damaged text is ignored', () => {
  sessionStorage.setItem('stemside.typed', '{"form":"profile","email":"sam@example.com"}')
  expect(open('profile').result.current.typed).toEqual({})
})
