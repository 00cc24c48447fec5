import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { whyFailed } from './whyFailed.ts'

const why = (error: unknown) => whyFailed(error, 'Your cart is safe.', 'Please try again.')

test('the store’s own request to try again is not repeated', () => {
  const sentence = 'Something went wrong in the store. Please try again.'
  expect(why(new ApiError('broken', sentence, 500))).toBe(`${sentence} Your cart is safe.`)
})

test.each([
  [new ApiError('offline', 'The store could not be reached.'), 'The store could not be reached.'],
  [new ApiError('refused', 'Too many tries.', 429), 'Too many tries.'],
  [new TypeError('x is undefined'), 'That did not work.'],
])('the shopper is asked to try again after %s', (error, sentence) => {
  expect(why(error)).toBe(`${sentence} Your cart is safe. Please try again.`)
})
