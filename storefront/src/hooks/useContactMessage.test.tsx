// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLetter } from '../effects/keepLetter.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { storesWith } from '../test/storeStub.ts'
import { StoresContext } from './StoresContext.tsx'
import { useContactMessage } from './useContactMessage.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const letter = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  subject: 'An offer',
  message: 'Two globes',
}

test('an unexpected error ends the loading state and keeps the typed text', async () => {
  const { stores } = storesWith()
  stores.cart.markRestored()
  const broken = {
    ...stores,
    api: { ...stores.api, call: () => Promise.reject(new TypeError('broken')) },
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={broken}>{children}</StoresContext>
  )
  const { result } = renderHook(() => useContactMessage(storageKeys.schoolDraft), { wrapper })
  act(() => result.current.keepField('wish', 'Two globes'))
  await act(() => result.current.send(letter))
  const { sending } = result.current
  expect(sending.status === 'failed' && sending.message).toMatch(/^That did not work/)
  const again = renderHook(() => useContactMessage(storageKeys.schoolDraft), { wrapper })
  expect(again.result.current.typed).toEqual({ wish: 'Two globes' })
})

test('what was typed before the stored draft could be read is stored too, and wins over it', async () => {
  const { stores } = storesWith()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  )
  keepLetter(window, storageKeys.letterDraft).keepField('message', 'From the last visit')
  keepLetter(window, storageKeys.letterDraft).keepField('subject', 'A toy')
  const { result } = renderHook(() => useContactMessage(storageKeys.letterDraft), { wrapper })
  act(() => result.current.keepField('message', 'A mirror is missing.'))
  await act(async () => stores.cart.markRestored())
  const typed = { message: 'A mirror is missing.', subject: 'A toy' }
  expect(result.current.typed).toEqual(typed)
  expect(keepLetter(window, storageKeys.letterDraft).read()).toEqual(typed)
})

test('a form that had no stored draft stays mounted when storage can be read', async () => {
  const { stores } = storesWith()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  )
  const { result } = renderHook(() => useContactMessage(storageKeys.letterDraft), { wrapper })
  const { key } = result.current
  act(() => result.current.keepField('message', 'A mirror is missing.'))
  await act(async () => stores.cart.markRestored())
  expect(result.current.key).toBe(key)
})
