import { expect, it } from 'vitest'
import { RulesError } from './errors.ts'

it('a RulesError names every place and reason', () => {
  const error = new RulesError([
    { path: 'lines[0].quantity', reason: 'must be whole, 1 to 20' },
    { path: 'gift', reason: 'must be a sku' },
  ])
  expect(String(error)).toBe(
    'RulesError: lines[0].quantity: must be whole, 1 to 20; gift: must be a sku',
  )
})
