import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { countryCodes } from '../countries/codes.ts'
import { arrivesBefore } from './arrivesBefore.ts'
import { estimateDelivery } from './delivery.ts'

/** A Tuesday. In the US its orders arrive from 27 November to 2 December. */
const today = '2026-11-24'

describe('arrivesBefore', () => {
  it.each([
    ['2026-12-03', 'in-time', '2026-11-24'],
    ['2026-12-02', 'uncertain', undefined],
    ['2026-11-28', 'uncertain', undefined],
    ['2026-11-27', 'too-late', undefined],
    ['2026-11-24', 'too-late', undefined],
    ['2026-11-23', 'over', undefined],
    ['2026-12-24', 'in-time', '2026-12-15'],
    ['9999-12-31', 'in-time', undefined],
  ] as const)('a present for %s is %s (§2.92)', (day, verdict, orderBy) => {
    expect(arrivesBefore('US', day, today)).toStrictEqual({
      verdict,
      estimate: { earliest: '2026-11-27', latest: '2026-12-02' },
      ...(orderBy !== undefined && { orderBy }),
    })
  })

  it('names the last day whose whole estimate lies before the wanted day', () => {
    const arbitraries = [fc.constantFrom(...countryCodes), fc.nat(365)] as const
    fc.assert(
      fc.property(...arbitraries, (country, ahead) => {
        const day = addDays(today, ahead)
        const { verdict, orderBy } = arrivesBefore(country, day, today)
        expect(orderBy !== undefined).toBe(verdict === 'in-time')
        if (orderBy === undefined) return
        expect(estimateDelivery(country, orderBy).latest < day).toBe(true)
        expect(estimateDelivery(country, addDays(orderBy, 1)).latest < day).toBe(false)
      }),
    )
  })
})
