// @vitest-environment jsdom
import { couponToWire } from '@stemside/rules/contract/mappers'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, storesWith, spring, trynew, type Answer } from '../../test/storeStub.ts'
import { StoresContext } from '../StoresContext.tsx'
import { useUncheckedCoupon } from './useUncheckedCoupon.ts'

/* The store is asked again about a coupon that it could not be asked about (§4.18). */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const known = (code: string): Answer => ({
  status: 200,
  body: { coupon: couponToWire(code === trynew.code ? trynew : spring) },
})

/** A page with SPRING30 whose store is away until `comeBack`. `typed` was typed meanwhile. */
async function openWhileAway(typed?: string) {
  let isAway = true
  const { stores, asked } = storesWith({
    '/get_coupon': () =>
      isAway ? 'unreachable' : known(new URLSearchParams(asked.at(-1)?.search).get('code') ?? ''),
  })
  fill(stores, 'orboot')
  await stores.coupon.recheck().catch(() => undefined)
  if (typed !== undefined) await stores.coupon.lookUp(typed)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  )
  const hook = renderHook(({ isShown }) => useUncheckedCoupon(isShown), {
    wrapper,
    initialProps: { isShown: true },
  })
  const comeBack = () => {
    isAway = false
  }
  const countLookUps = () => asked.filter(({ path }) => path === '/get_coupon').length
  return { stores, comeBack, countLookUps, ...hook }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const happen = (name: 'online' | 'focus') =>
  act(async () => {
    window.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(0)
  })

test('the store is asked about the coupon every 15 s until it answers, and then no more', async () => {
  const { result, comeBack, countLookUps } = await openWhileAway()
  expect(result.current).toBe(true)
  await pass(15_000)
  expect(countLookUps()).toBe(2)
  expect(result.current).toBe(true)
  comeBack()
  await pass(15_000)
  expect(result.current).toBe(false)
  await pass(60_000)
  expect(countLookUps()).toBe(3)
})

test.each(['online', 'focus'] as const)('the store is asked at once on "%s"', async (name) => {
  const { result, comeBack } = await openWhileAway()
  comeBack()
  await happen(name)
  expect(result.current).toBe(false)
})

test('a typed code is applied once the store answers', async () => {
  const { stores, comeBack } = await openWhileAway('trynew')
  stores.coupon.remove()
  comeBack()
  await happen('online')
  expect(stores.coupon.state).toMatchObject({ untried: undefined, applied: trynew })
})

test('the store is not asked while the coupon is not in view', async () => {
  const { rerender, countLookUps } = await openWhileAway('trynew')
  rerender({ isShown: false })
  const before = countLookUps()
  await pass(60_000)
  await happen('online')
  expect(countLookUps()).toBe(before)
})

test('the store is not asked after the page has gone', async () => {
  const { unmount, countLookUps } = await openWhileAway('trynew')
  unmount()
  const before = countLookUps()
  await pass(60_000)
  await happen('focus')
  expect(countLookUps()).toBe(before)
})
