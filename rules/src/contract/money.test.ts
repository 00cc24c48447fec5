import { describe, expect, it } from 'vitest'
import { RulesError } from '../errors.ts'
import { minor } from '../money.ts'
import { moneyFromWire, moneyToWire } from './money.ts'

describe('money at the wire (§4.61)', () => {
  it.each([
    ['a whole amount', 2499, 249_900],
    ['two decimals', 97.48, 9748],
    ['one decimal', 343.5, 34_350],
    ['a float trap: times 100 it is 114.99999999999999', 1.15, 115],
    ['a float trap: times 100 it is 1998.9999999999998', 19.99, 1999],
    ['nothing', 0, 0],
    ['a saving', -12.6, -1260],
  ])('%s: %d is %i minor units', (_, amount, expected) => {
    expect(moneyFromWire(amount, 'US')).toBe(expected)
    expect(moneyToWire(minor(expected), 'US')).toBe(amount)
  })

  it.each([
    ['three decimals', 1.005],
    ['not a number', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['an exponent', 1e21],
    ['a tiny exponent', 1e-7],
    ['more than can be counted exactly', 2 ** 53],
  ])('refuses %s, with its place', (_, amount) => {
    const read = () => moneyFromWire(amount, 'US', 'prices.orboot.price')
    expect(read).toThrow(RulesError)
    expect(read).toThrow(/^prices\.orboot\.price: /)
  })
})
