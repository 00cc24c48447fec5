// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepLetter } from './keepLetter.ts'
import { storageKeys } from './storageKeys.ts'

beforeEach(() => sessionStorage.clear())

const stored = () => storageKeys.letterDraft.read(window)
const openPage = () => keepLetter(window, storageKeys.letterDraft)

test('a letter that is typed survives a reload, without fields that it does not have', () => {
  const draft = openPage()
  draft.keepField('name', 'Ada Sample')
  draft.keepField('message', 'A mirror is missing.')
  draft.keepField('card', '4242')
  expect(stored()).not.toContain('4242')
  expect(openPage().read()).toEqual({ name: 'Ada Sample', message: 'A mirror is missing.' })
})

test('the key of a letter survives a reload, and is another one for another letter', () => {
  const key = openPage().keyFor('one')
  expect(openPage().keyFor('one')).toBe(key)
  expect(openPage().keyFor('another')).not.toBe(key)
})

test('nothing stays after the letter has arrived', () => {
  const draft = openPage()
  draft.keepField('name', 'Ada Sample')
  const key = draft.keyFor('one')
  draft.arrived(draft.read())
  expect(stored()).toBeUndefined()
  expect(openPage().read()).toBeUndefined()
  expect(openPage().keyFor('one')).not.toBe(key)
})

test('keeps text that was typed while the letter was being sent', () => {
  const slow = openPage()
  slow.keepField('message', 'A mirror is missing.')
  const sent = slow.read()
  slow.keyFor('one')
  openPage().keepField('message', 'And a stamp.')
  slow.arrived(sent)
  expect(openPage().read()).toEqual({ message: 'And a stamp.' })
  expect(stored()).not.toContain('one')
})

test('a stored value that is no letter is ignored', () => {
  storageKeys.letterDraft.write(window, '{"name":')
  expect(openPage().read()).toBeUndefined()
  storageKeys.letterDraft.write(window, '[7]')
  expect(openPage().read()).toEqual({})
})
