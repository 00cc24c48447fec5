import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { soldNothing } from './soldNothing.ts'

test.each([200, 400, 402, 409, 422])('a purchase that is refused with %d is not sold', (status) => {
  expect(soldNothing(new ApiError('refused', 'Sold out.', status))).toBe(true)
})

test.each([401, 403, 408, 425, 429])('after %d an earlier try may have been sold', (status) => {
  expect(soldNothing(new ApiError('refused', 'Too many tries.', status))).toBe(false)
})

test.each([
  ['no connection', new ApiError('offline', 'The store could not be reached.')],
  ['a late answer', new ApiError('timeout', 'The store took too long to answer.')],
  ['a proxy’s page', new ApiError('broken', 'Cannot be read.', 422)],
  ['another error', new Error('Any')],
])('after %s the purchase may have been sold', (_, error) => {
  expect(soldNothing(error)).toBe(false)
})
