import { expect, test } from 'vitest'
import { migrateChange } from './migrateChange.ts'
import { changeOf } from './rows.ts'

const at = '2026-11-21T09:00:00.000Z'
const bodyHash = 'a hash'

test.each([
  ['of an order', 'a-key', 'order a-key', { orderId: 'an order' }, { result: 'an order' }],
  ['of an order that is being placed', 'a-key', 'order a-key', {}, {}],
  ['of a gift', 'gift a-key', 'gift a-key', { giftId: 'a gift' }, { result: 'a gift' }],
  ['of a return', 'return a-key', 'return a-key', { returnId: 'a return' }, { result: 'a return' }],
  ['of a claim', 'claim a-key', 'claim a-key', {}, { result: '' }],
  ['of a message', 'contact a-key', 'contact a-key', {}, { result: '' }],
])('a key %s gets its kind and one name for what was made', (_, id, newId, before, after) => {
  const old = changeOf('idempotency', id, { bodyHash, placedAt: at, ...before })
  expect(migrateChange(old, 2)).toEqual({
    collection: 'idempotency',
    id: newId,
    row: { bodyHash, placedAt: at, ...after },
  })
})

test('a key that was deleted gets its kind', () => {
  expect(migrateChange(changeOf('idempotency', 'a-key', undefined), 2)).toEqual({
    collection: 'idempotency',
    id: 'order a-key',
  })
})

test.each([
  ['the key of an order', { idempotencyKey: 'a-key' }, ['order a-key']],
  ['the key of a gift', { idempotencyKey: 'gift a-key' }, ['gift a-key']],
  ['no key', {}, []],
])('a payment with %s lists what it has claimed', (_, before, claimed) => {
  const old = changeOf('intents', 'i', { state: 'pending', ...before })
  expect(migrateChange(old, 2)).toEqual({
    collection: 'intents',
    id: 'i',
    row: { state: 'pending', claimed },
  })
})

test('data of this version stays as it is', () => {
  const change = changeOf('idempotency', 'order a-key', {
    bodyHash,
    result: 'an order',
    placedAt: at,
  })
  expect(migrateChange(change, 4)).toEqual(change)
})
