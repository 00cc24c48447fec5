// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createDialogs } from '../state/dialogs.ts'
import { holdWhileTyping } from './holdWhileTyping.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

function focus(id: string) {
  document.getElementById(id)?.focus()
}

test('a popup that opens by itself waits until the shopper leaves the field', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<input id="one"><input id="two"><button id="go">Go</button>'
  const dialogs = createDialogs()
  const stop = holdWhileTyping(dialogs, document)
  focus('one')
  dialogs.enqueue({ id: 'menu' })
  focus('two')
  await vi.runAllTimersAsync()
  expect(dialogs.isOpen('menu')).toBe(false)
  focus('go')
  await vi.runAllTimersAsync()
  expect(dialogs.isOpen('menu')).toBe(true)
  stop()
})

test('waiting popups open when the hold is stopped', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<textarea id="one"></textarea>'
  focus('one')
  const dialogs = createDialogs()
  const stop = holdWhileTyping(dialogs, document)
  dialogs.enqueue({ id: 'menu' })
  expect(dialogs.isOpen('menu')).toBe(false)
  stop()
  vi.runAllTimers()
  expect(dialogs.isOpen('menu')).toBe(true)
})
