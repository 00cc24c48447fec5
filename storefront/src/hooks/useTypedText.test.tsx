// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Stores } from '../state/createStores.ts'
import { storesWith } from '../test/storeStub.ts'
import { StoresContext } from './StoresContext.tsx'
import { useTypedText } from './useTypedText.ts'

/* What is typed into a form survives a sign-in that leaves the page (§4.70). */

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const robin = { name: 'Robin Sample', email: 'robin@example.com' }

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function open(form: string, user = sam) {
  const { stores } = storesWith()
  stores.session.put(user)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  )
  return { stores, ...renderHook(() => useTypedText(form), { wrapper }) }
}

const endSession = ({ session }: Stores) => act(() => session.put(undefined))
const leaveToSignIn = ({ session }: Stores) => act(() => session.depart())
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

function typeAndLeave(form = 'profile') {
  const { stores, result, unmount } = open(form)
  result.current.note('name', 'Typed')
  endSession(stores)
  leaveToSignIn(stores)
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
  const { stores, result } = open('profile')
  result.current.note('name', 'Typed')
  leaveToSignIn(stores)
  expect(sessionStorage).toHaveLength(0)
})

test('nothing is kept if the page is left for another reason than signing in', () => {
  const { stores, result } = open('profile')
  result.current.note('name', 'Typed')
  endSession(stores)
  leave()
  expect(sessionStorage).toHaveLength(0)
})

test('nothing is kept if nothing was typed, or if it was saved', () => {
  const { stores, result } = open('profile')
  endSession(stores)
  leaveToSignIn(stores)
  expect(sessionStorage).toHaveLength(0)
  result.current.note('name', 'Typed')
  result.current.forget()
  leaveToSignIn(stores)
  expect(sessionStorage).toHaveLength(0)
})

test('a damaged text is ignored', () => {
  sessionStorage.setItem('stemside.typed', '{"form":"profile","email":"sam@example.com"}')
  expect(open('profile').result.current.typed).toEqual({})
})
