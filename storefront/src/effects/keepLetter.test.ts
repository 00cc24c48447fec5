// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepLetter } from './keepLetter.ts'
import { storageKeys } from './storageKeys.ts'

beforeEach(() => sessionStorage.clear())

const stored = () => storageKeys.letterDraft.read(window)
const attempt = {
  key: 'the key of this letter',
  request: {
    name: 'Ada Sample',
    email: 'ada@example.com',
    subject: 'A mirror',
    message: 'A mirror is missing.',
    country: 'US',
  },
} as const
const openPage = () => keepLetter(window, storageKeys.letterDraft)

test('a letter that is typed survives a reload, without fields that it does not have', () => {
  const draft = openPage()
  draft.keepField('name', 'Ada Sample')
  draft.keepField('message', 'A mirror is missing.')
  draft.keepField('card', '4242')
  expect(stored()).not.toContain('4242')
  expect(openPage().read()).toEqual({ name: 'Ada Sample', message: 'A mirror is missing.' })
})

test('a letter without an answer survives a reload, until it is forgotten by its key', () => {
  openPage().attempt.write(attempt)
  openPage().keepField('message', 'And a stamp.')
  expect(openPage().attempt.read()).toEqual(attempt)
  openPage().attempt.forget('the key of another letter')
  expect(openPage().attempt.read()).toEqual(attempt)
  openPage().attempt.forget(attempt.key)
  expect(openPage().attempt.read()).toBeUndefined()
  expect(openPage().read()).toEqual({ message: 'And a stamp.' })
})

test('nothing stays after the letter has arrived', () => {
  const draft = openPage()
  draft.keepField('name', 'Ada Sample')
  draft.attempt.write(attempt)
  draft.arrived(draft.read())
  expect(stored()).toBeUndefined()
  expect(openPage().read()).toBeUndefined()
  expect(openPage().attempt.read()).toBeUndefined()
})

test('text that was typed while the letter was being sent stays', () => {
  const slow = openPage()
  slow.keepField('message', 'A mirror is missing.')
  const sent = slow.read()
  slow.attempt.write(attempt)
  openPage().keepField('message', 'And a stamp.')
  slow.arrived(sent)
  expect(openPage().read()).toEqual({ message: 'And a stamp.' })
  expect(stored()).not.toContain(attempt.key)
})

test('a stored value that is no letter is ignored', () => {
  storageKeys.letterDraft.write(window, '{"name":')
  expect(openPage().read()).toBeUndefined()
  storageKeys.letterDraft.write(window, '[7]')
  expect(openPage().read()).toEqual({})
})
