// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { onFirstInput } from './onFirstInput.ts'

test('the work is done once, at the first sign of a visitor', () => {
  let done = 0
  onFirstInput(window, () => void (done += 1))
  expect(done).toBe(0)
  window.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new Event('pointermove'))
  window.dispatchEvent(new Event('keydown'))
  expect(done).toBe(1)
})

test('who has stopped waiting does nothing', () => {
  let done = 0
  const stop = onFirstInput(window, () => void (done += 1))
  stop()
  window.dispatchEvent(new Event('scroll'))
  expect(done).toBe(0)
})
