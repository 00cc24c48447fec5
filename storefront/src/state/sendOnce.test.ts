import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import type { Asked } from '../api/asked.ts'
import { keepInMemory } from './attempts.ts'
import { askOnly, sendOnce } from './sendOnce.ts'

interface Order {
  readonly toy: string
  readonly card: string
}

const earth: Order = { toy: 'Earth', card: 'first' }
const mars: Order = { toy: 'Mars', card: 'first' }
const offline = new ApiError('offline', 'The store could not be reached.')
const declined = new ApiError('refused', 'The payment was declined.', 402)

/** A store that answers sent requests in turn, and says `asked` about every key. */
function storeOf(asked: Asked<string>, ...answers: readonly (string | ApiError)[]) {
  const keeper = keepInMemory<Order>()
  const sent: { readonly request: Order; readonly key: string }[] = []
  const way = {
    keeper,
    isSame: (one: Order, other: Order) => one.toy === other.toy,
    send: (request: Order, key: string) => {
      const answer = answers[sent.length] ?? offline
      sent.push({ request, key })
      return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
    },
    ask: () => Promise.resolve(asked),
  }
  return { keeper, sent, way, press: (request: Order) => sendOnce(way, request) }
}

const none: Asked<string> = { state: 'none' }
const running: Asked<string> = { state: 'running' }
const placed: Asked<string> = { state: 'placed', made: 'order 1' }

test('a request that succeeded is forgotten', async () => {
  const { press, keeper } = storeOf(none, 'order 1')
  expect(await press(earth)).toEqual({ outcome: 'sent', request: earth, answer: 'order 1' })
  expect(keeper.read()).toBeUndefined()
})

test('a request without an answer is kept', async () => {
  const { press, keeper } = storeOf(none, offline)
  await expect(press(earth)).rejects.toBe(offline)
  expect(keeper.read()?.request).toEqual(earth)
})

test('a refused request leaves nothing behind', async () => {
  const { press, keeper } = storeOf(none, declined)
  await expect(press(earth)).rejects.toBe(declined)
  expect(keeper.read()).toBeUndefined()
})

test.each([
  ['the same request', earth],
  ['a changed one', mars],
])('if nothing came of the first press, %s is sent under a key of its own', async (_, request) => {
  const { press, sent } = storeOf(none, offline, 'order 1')
  await expect(press(earth)).rejects.toBe(offline)
  const again = { ...request, card: 'second' }
  expect(await press(again)).toEqual({ outcome: 'sent', request: again, answer: 'order 1' })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test.each([
  ['in progress', running],
  ['done', placed],
])('the same request is sent again under its key if the first press is %s', async (_, asked) => {
  const { press, sent, keeper } = storeOf(asked, offline, 'order 1')
  await expect(press(earth)).rejects.toBe(offline)
  const answer = await press({ ...earth, card: 'second' })
  expect(answer).toEqual({ outcome: 'sent', request: earth, answer: 'order 1' })
  expect(sent[1]).toEqual(sent[0])
  expect(keeper.read()).toBeUndefined()
})

test('a changed request is not sent while the first one is in progress', async () => {
  const { press, sent, keeper } = storeOf(running, offline)
  await expect(press(earth)).rejects.toBe(offline)
  expect(await press(mars)).toMatchObject({ outcome: 'running', request: earth })
  expect(sent).toHaveLength(1)
  expect(keeper.read()?.request).toEqual(earth)
})

test('a changed request is not sent if the first one is done, until that one is forgotten', async () => {
  const { press, sent, keeper } = storeOf(placed, offline, 'order 2')
  await expect(press(earth)).rejects.toBe(offline)
  const key = sent[0]?.key ?? ''
  const earlier = { outcome: 'earlier', key, request: earth, made: 'order 1' }
  expect(await press(mars)).toEqual(earlier)
  expect(await press(mars)).toEqual(earlier)
  keeper.forget(key)
  expect(await press(mars)).toMatchObject({ outcome: 'sent', answer: 'order 2' })
})

test('nothing is sent if the store cannot be asked', async () => {
  const { way, press, sent, keeper } = storeOf(none, offline)
  await expect(press(earth)).rejects.toBe(offline)
  const ask = () => Promise.reject(offline)
  await expect(sendOnce({ ...way, ask }, mars)).rejects.toBe(offline)
  expect(sent).toHaveLength(1)
  expect(keeper.read()?.request).toEqual(earth)
})

test('what another tab has sent is never taken for the same request', async () => {
  const { press, keeper, sent } = storeOf(placed, 'order 2')
  const fromElsewhere = { key: 'the key of another tab', request: undefined }
  const way = { ...storeOf(placed).way, keeper: { ...keeper, read: () => fromElsewhere } }
  expect(await sendOnce(way, earth)).toEqual({
    outcome: 'earlier',
    ...fromElsewhere,
    made: 'order 1',
  })
  expect(sent).toEqual([])
  expect(await press(earth)).toMatchObject({ outcome: 'sent' })
})

test('asking forgets a request that has not reached the store', async () => {
  const { way, press, keeper } = storeOf(none, offline)
  await expect(press(earth)).rejects.toBe(offline)
  expect(await askOnly(way)).toBeUndefined()
  expect(keeper.read()).toBeUndefined()
})

test.each([
  ['in progress', running, { outcome: 'running', request: earth }],
  ['done', placed, { outcome: 'earlier', request: earth, made: 'order 1' }],
])('asking reports a request that is %s, and sends nothing', async (_, asked, told) => {
  const { way, press, sent, keeper } = storeOf(asked, offline)
  await expect(press(earth)).rejects.toBe(offline)
  expect(await askOnly(way)).toMatchObject(told)
  expect(keeper.read()?.request).toEqual(earth)
  expect(sent).toHaveLength(1)
})
