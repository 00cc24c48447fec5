import { money, negative } from '@stemside/rules'
import { expect, test } from 'vitest'
import { riseText } from './riseText.ts'

test('a set’s offer says by how much the total rises or falls, or that it stays', () => {
  const amount = money('36.40', 'US')
  expect(riseText(amount, 'US')).toBe('Your total rises by $36.40.')
  expect(riseText(negative(amount), 'US')).toBe('Your total falls by $36.40.')
  expect(riseText(money('0', 'US'), 'US')).toBe('Your total stays the same.')
})
