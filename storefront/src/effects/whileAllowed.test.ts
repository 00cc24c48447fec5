import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { whileAllowed } from './whileAllowed.ts'

/* What waits for consent: measuring and the chat (§2.31, §9.14, §9.15). */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

type Start = () => () => void

function page(country: 'US' | 'GB', fetchEffect?: () => Promise<Start>) {
  const { stores } = storesWith({}, undefined, country)
  stores.consent.restore('unasked')
  const effect = { runs: 0, stops: 0 }
  const start = () => {
    effect.runs += 1
    return () => void (effect.stops += 1)
  }
  const stop = whileAllowed(stores, 5000, fetchEffect ?? (() => Promise.resolve(start)))
  return { stores, effect, stop }
}

test('outside GB an effect starts after its delay without an answer', async () => {
  const { effect } = page('US')
  await pass(4999)
  expect(effect.runs).toBe(0)
  await pass(1)
  expect(effect.runs).toBe(1)
})

test('in GB an effect waits for Accept, and for its delay', async () => {
  const { stores, effect } = page('GB')
  await pass(20_000)
  expect(effect.runs).toBe(0)
  stores.consent.answer('accepted')
  await pass(0)
  expect(effect.runs).toBe(1)
  const early = page('GB')
  early.stores.consent.answer('accepted')
  await pass(4999)
  expect(early.effect.runs).toBe(0)
  await pass(1)
  expect(early.effect.runs).toBe(1)
})

test.each(['US', 'GB'] as const)(
  '%s: declined before its delay, an effect never starts',
  async (country) => {
    const { stores, effect } = page(country)
    stores.consent.answer('declined')
    await pass(60_000)
    expect(effect.runs).toBe(0)
  },
)

test('an effect stops once when consent is withdrawn', async () => {
  const { stores, effect, stop } = page('US')
  await pass(5000)
  stores.consent.answer('declined')
  await pass(0)
  stop()
  expect(effect.stops).toBe(1)
})

test('an effect whose code comes after the withdrawal never starts', async () => {
  let arrive: ((start: Start) => void) | undefined
  const start = vi.fn<Start>(() => () => undefined)
  const { stores } = page('US', () => new Promise((resolve) => (arrive = resolve)))
  await pass(5000)
  stores.consent.answer('declined')
  await pass(0)
  arrive?.(start)
  await pass(0)
  expect(start).not.toHaveBeenCalled()
})

test('moving to GB without an answer stops an effect', async () => {
  const { stores, effect } = page('US')
  await pass(5000)
  const { priceList, stock } = stores.prices.state
  stores.prices.put({ ...priceList, country: 'GB' }, stock)
  await pass(0)
  expect(effect.stops).toBe(1)
})
