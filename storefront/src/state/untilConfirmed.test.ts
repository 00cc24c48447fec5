import { minor } from '@stemside/rules'
import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import type { AskedSale } from '../api/payments.ts'
import { askEvery, createConfirming, PaysAnotherWay, readyToSend } from './untilConfirmed.ts'

/* Waiting for a payer (§2.98). */

const confirmation = {
  by: 'window',
  page: '/payments/sandbox/one',
  until: '2026-11-21T14:05:00.000Z',
} as const
const unconfirmed: AskedSale<string> = { state: 'unconfirmed', confirmation }
const placed: AskedSale<string> = { state: 'placed', made: 'SO-1' }
const reason =
  'The payment was declined. Nothing was charged; your cart is still here. You can try again, or pay another way.'
const declined: AskedSale<string> = { state: 'refused', reason }
const cancelled: AskedSale<string> = {
  state: 'refused',
  reason:
    'The payment was cancelled. Nothing was charged; your cart is still here. You can try again, or pay another way.',
}
const busy = new ApiError('refused', 'Too many tries.', 429)
const offline = new ApiError('offline', 'The store could not be reached.')

const never = () => new Promise<AskedSale<string>>(() => undefined)

/** Lets everything that has an answer go on. */
const goOn = () => new Promise<void>((resolve) => void setTimeout(resolve))

type Told = AskedSale<string> | ApiError

/** A payment that waits. The store tells one state after the other, and `tick` lets the time of a pause pass. */
function wait(answers: readonly Told[], ends: readonly Told[] = []) {
  const pauses: number[] = []
  let pending: (() => void) | undefined
  const confirming = createConfirming((run, ms) => {
    pauses.push(ms)
    pending = run
    return () => {
      pending = undefined
    }
  })
  const called: string[] = []
  const call = (name: string, told: Told[]) => (): Promise<AskedSale<string>> => {
    called.push(name)
    const next = told.shift() ?? unconfirmed
    return next instanceof ApiError ? Promise.reject(next) : Promise.resolve(next)
  }
  const calls = { ask: call('ask', [...answers]), cancel: call('cancel', [...ends]) }
  const toConfirm = { ...confirmation, total: minor(5148), country: 'US' } as const
  const ended = confirming.untilConfirmed(toConfirm, calls).then(
    (made) => ({ made }),
    (error: unknown) => ({ error }),
  )
  return {
    ...confirming,
    ended,
    called,
    pauses,
    tick: async () => {
      pending?.()
      await goOn()
    },
    press: async (action: () => void) => {
      action()
      await goOn()
    },
  }
}

test('the page asks the store every three seconds until the order is placed', async () => {
  const { state, tick, ended, called, pauses } = wait([unconfirmed, { state: 'running' }, placed])
  expect(state.waiting).toMatchObject({ by: 'window', total: 5148, isEnding: false })
  await tick()
  await tick()
  expect(state.waiting).toBeDefined()
  await tick()
  expect(await ended).toEqual({ made: 'SO-1' })
  expect(state.waiting).toBeUndefined()
  expect(called).toEqual(['ask', 'ask', 'ask'])
  expect(new Set(pauses)).toEqual(new Set([askEvery]))
})

test('a failed ask waits for the next one', async () => {
  const { tick, ended, called } = wait([offline, busy, placed])
  await tick()
  await tick()
  await tick()
  expect(await ended).toEqual({ made: 'SO-1' })
  expect(called).toHaveLength(3)
})

test('the store is asked at once when the provider’s page has answered', async () => {
  const { press, askNow, ended } = wait([placed])
  await press(askNow)
  expect(await ended).toEqual({ made: 'SO-1' })
})

test('an answer of the provider’s page that comes while the store is asked is not lost', async () => {
  const { askNow, ended, called } = wait([unconfirmed, placed])
  askNow()
  // The first ask begins only in a later microtask, so this call comes in the middle of it.
  await Promise.resolve()
  askNow()
  await goOn()
  expect(await ended).toEqual({ made: 'SO-1' })
  expect(called).toHaveLength(2)
})

test.each<[string, Told, string]>([
  ['with the store’s text', declined, reason],
  [
    'if the store names no reason',
    { state: 'refused', reason: '' },
    'The payment was not confirmed. Nothing was charged. You can try again, or pay another way.',
  ],
  [
    'if nothing came of it',
    { state: 'none' },
    'The payment was not confirmed. Nothing was charged. You can try again, or pay another way.',
  ],
])('a payment is refused %s', async (_, told, message) => {
  const { tick, ended, state } = wait([told])
  await tick()
  expect(await ended).toEqual({ error: new ApiError('refused', message, 402) })
  expect(await ended).toMatchObject({ error: { status: 402 } })
  expect(state.waiting).toBeUndefined()
})

test('paying another way ends the payment', async () => {
  const { press, payAnotherWay, ended, called } = wait([], [cancelled])
  await press(payAnotherWay)
  expect(await ended).toEqual({ error: new PaysAnotherWay() })
  expect(called).toEqual(['cancel'])
})

test('a payment that was approved before it could be ended buys the order', async () => {
  const { press, payAnotherWay, ended } = wait([], [placed])
  await press(payAnotherWay)
  expect(await ended).toEqual({ made: 'SO-1' })
})

test.each<[string, Told]>([
  ['the store cannot be reached', offline],
  ['it is still open', unconfirmed],
])('the dialog says that the payment could not be ended if %s', async (_, told) => {
  const { press, tick, payAnotherWay, state, ended, called } = wait([placed], [told])
  await press(payAnotherWay)
  expect(state.waiting).toMatchObject({ isEnding: false })
  expect(state.waiting?.error).toMatch(/still open/)
  await tick()
  expect(await ended).toEqual({ made: 'SO-1' })
  expect(called).toEqual(['cancel', 'ask'])
})

test('a reset ends the waiting, and asks nothing more', async () => {
  const { press, tick, reset, state, ended, called } = wait([placed])
  await press(reset)
  await tick()
  expect(await ended).toHaveProperty('error')
  expect(state.waiting).toBeUndefined()
  expect(called).toEqual([])
})

test('a wait from before a reset does not end a wait that begins after it', async () => {
  const confirming = createConfirming(() => () => undefined)
  const toConfirm = { ...confirmation, total: minor(5148), country: 'US' } as const
  const calls = { ask: never, cancel: never }
  const first = confirming.untilConfirmed(toConfirm, calls).catch(() => 'ended')
  confirming.reset()
  void confirming.untilConfirmed({ ...toConfirm, by: 'bank' }, calls)
  expect(await first).toBe('ended')
  expect(confirming.state.waiting?.by).toBe('bank')
})

test.each<[AskedSale<string>, boolean, readonly string[], string]>([
  [unconfirmed, true, [], 'running'],
  [unconfirmed, false, ['cancel'], 'none'],
  [declined, true, [], 'none'],
  [placed, false, [], 'placed'],
])('readyToSend, earlier payment %j, same request %s', async (asked, isSame, calls, state) => {
  const called: string[] = []
  const cancel = () => {
    called.push('cancel')
    return Promise.resolve(cancelled)
  }
  expect(await readyToSend(asked, isSame, cancel)).toMatchObject({ state })
  expect(called).toEqual(calls)
})
