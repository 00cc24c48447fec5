import { expect, it } from 'vitest'
import { analyticsDelay, chatDelay } from './afterLoad.ts'

it.each([
  ['a phone', 390, 10_000],
  ['just below the breakpoint', 767, 10_000],
  ['a tablet', 768, 5000],
  ['a desktop', 1440, 5000],
])('measuring starts on %s, %i px wide, after %i ms (§9.14)', (_device, width, delay) => {
  expect(analyticsDelay(width)).toBe(delay)
})

it('the chat comes 5 s after load (§9.15)', () => {
  expect(chatDelay).toBe(5000)
})
