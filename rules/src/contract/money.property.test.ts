import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { minor } from '../money.ts'
import { moneyFromWire, moneyToWire } from './money.ts'

describe('money at the wire', () => {
  it('keeps every amount in a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const travelled = z
          .number()
          .parse(JSON.parse(JSON.stringify(moneyToWire(minor(amount), 'US'))))
        expect(moneyFromWire(travelled, 'US')).toBe(amount)
      }),
    )
  })
})
