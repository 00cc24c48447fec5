// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storageKeys } from '../effects/storageKeys.ts'
import { shopWith } from '../test/storeStub.ts'
import { ShopContext } from './ShopContext.tsx'
import { useSending } from './useSending.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const letter = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  subject: 'An offer',
  message: 'Two globes',
}

test('a failure nobody foresaw ends the loading, and what was typed stays', async () => {
  const { shop } = shopWith()
  shop.cart.markRestored()
  const broken = {
    ...shop,
    api: { ...shop.api, call: () => Promise.reject(new TypeError('broken')) },
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopContext value={broken}>{children}</ShopContext>
  )
  const { result } = renderHook(() => useSending(storageKeys.schoolDraft), { wrapper })
  act(() => result.current.keepField('wish', 'Two globes'))
  await act(() => result.current.send(letter))
  const { sending } = result.current
  expect(sending.status === 'failed' && sending.message).toMatch(/^That did not work/)
  const again = renderHook(() => useSending(storageKeys.schoolDraft), { wrapper })
  expect(again.result.current.typed).toEqual({ wish: 'Two globes' })
})
