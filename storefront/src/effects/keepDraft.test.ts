// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepDraftInSession } from './keepDraft.ts'
import { storageKeys } from './storageKeys.ts'

const draftKey = storageKeys.checkoutDraft.name

beforeEach(() => sessionStorage.clear())

test('keeps a draft after a reload, and stores nothing for an empty one', () => {
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

test('drops an invalid field and keeps the others', () => {
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

test('keeps the draft in memory where storage is blocked', () => {
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
