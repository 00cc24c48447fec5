// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { onFirstInput } from './onFirstInput.ts'

test('onFirstInput calls `work` once, at the first input', () => {
  let done = 0
  onFirstInput(window, () => void (done += 1))
  expect(done).toBe(0)
  window.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new Event('pointermove'))
  window.dispatchEvent(new Event('keydown'))
  expect(done).toBe(1)
})

test('onFirstInput does nothing after it is stopped', () => {
  let done = 0
  const stop = onFirstInput(window, () => void (done += 1))
  stop()
  window.dispatchEvent(new Event('scroll'))
  expect(done).toBe(0)
})
