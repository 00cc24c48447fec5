// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createCheckoutStore } from '../state/checkout.ts'
import { parseDraft } from '../state/checkoutDraft.ts'
import { keepJson } from './keepJson.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* What is typed into checkout stands for every value that is kept as JSON. */

const key = storageKeys.checkoutDraft
/** What keeps the draft, as a newly loaded page makes it. */
const draft = (of: StorageWindow = window) => keepJson(key, of, parseDraft)

beforeEach(() => sessionStorage.clear())

test('a draft survives a reload, until undefined is written', () => {
  draft().write({ name: 'Ada Sample' })
  expect(draft().read()).toEqual({ name: 'Ada Sample' })
  draft().write(undefined)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{"name"'],
  ['no object', '"Ada"'],
  ['null', 'null'],
  ['a list', '["Ada"]'],
])('stored data that is %s is dropped', (_, text) => {
  sessionStorage.setItem(key.name, text)
  expect(draft().read() ?? {}).toEqual({})
})

test('an invalid field of a draft is dropped, one that is too long is cut, and the others are kept', () => {
  sessionStorage.setItem(
    key.name,
    JSON.stringify({
      name: 'Ada Sample',
      city: 7,
      line1: 'x'.repeat(5000),
      cardNumber: '4242424242424242',
      __proto__: { state: 'Illinois' },
    }),
  )
  expect(draft().read()).toEqual({ name: 'Ada Sample', line1: 'x'.repeat(2000) })
})

test('a draft is kept in memory if storage is blocked', () => {
  const blocked = {
    localStorage,
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const keeper = draft(blocked)
  keeper.write({ name: 'Ada Sample' })
  expect(keeper.read()).toEqual({ name: 'Ada Sample' })
})

test('a card field that is typed alone leaves nothing in storage (§2.71)', () => {
  createCheckoutStore(undefined, draft()).keepField('cardNumber', '4242 4242 4242 4242')
  expect(sessionStorage).toHaveLength(0)
})
