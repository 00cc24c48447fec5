import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { moneyFromWire, moneyToWire } from './money.ts'

describe('money at the wire', () => {
  it('keeps every amount over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const travelled = z.number().parse(JSON.parse(JSON.stringify(moneyToWire(minor))))
        expect(moneyFromWire(travelled)).toBe(minor)
      }),
    )
  })
})
