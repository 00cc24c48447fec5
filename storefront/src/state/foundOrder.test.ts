import { expect, test } from 'vitest'
import { orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
import { lateAnswer, storesWith, type Answer } from '../test/storeStub.ts'
import { foundOrderOf } from './foundOrder.ts'

/* The order that /thankyou looks up (§4.31). */

test.each<[string, Answer]>([
  ['the order', orderAnswer],
  ['no such order', { status: 404, body: { message: 'Unknown' } }],
  ['no connection', 'unreachable'],
])('an answer that comes after a reset is dropped: %s (§3.10)', async (_, answer) => {
  const late = lateAnswer()
  const { stores } = storesWith({ '/orders/SO-1': late.ask })
  const found = foundOrderOf(stores)
  const looking = found.lookUp('SO-1', sampleOrder.customer.email)
  stores.reset()
  late.give(answer)
  await looking
  expect(found.state.lookup).toEqual({ status: 'loading' })
})

test('the answer of an earlier look-up does not replace that of a later one', async () => {
  const late = lateAnswer()
  const { stores } = storesWith({
    '/orders/SO-1': late.ask,
    '/orders/SO-2': { status: 404, body: { message: 'Unknown' } },
  })
  const found = foundOrderOf(stores)
  const earlier = found.lookUp('SO-1', undefined)
  await found.lookUp('SO-2', undefined)
  late.give(orderAnswer)
  await earlier
  expect(found.state.lookup).toEqual({ status: 'unknown' })
})
