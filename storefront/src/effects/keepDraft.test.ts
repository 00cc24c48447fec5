// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepDraftInSession } from './keepDraft.ts'
import { storageKeys } from './storageKeys.ts'

const draftKey = storageKeys.checkoutDraft.name

beforeEach(() => sessionStorage.clear())

test('a draft survives a reload, and an empty one is not stored', () => {
  keepDraftInSession(window).write({ name: 'Ada Sample' })
  expect(keepDraftInSession(window).read()).toEqual({ name: 'Ada Sample' })
  keepDraftInSession(window).write({})
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['no JSON', '{"name"'],
  ['no object', '"Ada"'],
  ['null', 'null'],
  ['a list', '["Ada"]'],
])('stored data that is %s is dropped', (_, text) => {
  sessionStorage.setItem(draftKey, text)
  expect(keepDraftInSession(window).read()).toEqual({})
})

test('an invalid field of a draft is dropped, and the others are kept', () => {
  sessionStorage.setItem(
    draftKey,
    JSON.stringify({
      name: 'Ada Sample',
      city: 7,
      line1: 'x'.repeat(5000),
      cardNumber: '4242424242424242',
      __proto__: { state: 'Illinois' },
    }),
  )
  expect(keepDraftInSession(window).read()).toEqual({ name: 'Ada Sample' })
})

test('a draft is kept in memory if storage is blocked', () => {
  const blocked = {
    localStorage,
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const keeper = keepDraftInSession(blocked)
  keeper.write({ name: 'Ada Sample' })
  expect(keeper.read()).toEqual({ name: 'Ada Sample' })
})
