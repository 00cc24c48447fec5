import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { arrivesBefore } from './arrivesBefore.ts'
import { nextGiftDay } from './giftDays.ts'

describe('the gift day that lies ahead (§2.96)', () => {
  it.each([
    ['US', '2026-11-30', undefined],
    ['US', '2026-12-01', 'Christmas'],
    ['GB', '2026-12-24', 'Christmas'],
    ['GB', '2026-12-25', undefined],
    ['AE', '2026-12-10', undefined],
    ['IN', '2026-08-03', undefined],
    ['IN', '2026-08-04', 'Raksha Bandhan'],
    ['US', '2026-08-10', undefined],
    ['IN', '2040-08-10', undefined],
  ] as const)('in %s on %s is %s', (country, today, name) => {
    expect(nextGiftDay(country, today)?.name).toBe(name)
  })

  it('has `orderBy`, the last day on which an order surely arrives before it', () => {
    const { day, orderBy } = nextGiftDay('CA', '2026-12-01') ?? {}
    if (day === undefined || orderBy === undefined) throw new Error('nothing lies ahead')
    expect(arrivesBefore('CA', day, orderBy).verdict).toBe('in-time')
    expect(arrivesBefore('CA', day, addDays(orderBy, 1)).verdict).not.toBe('in-time')
  })

  it('has no `orderBy` after that day', () => {
    expect(nextGiftDay('US', '2026-12-24')).toMatchObject({ day: '2026-12-25', orderBy: undefined })
  })
})
