import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, parseDate, weekday, yearOf } from './calendar.ts'

describe('calendar days', () => {
  it('agree with the platform’s own calendar, for four thousand years', () => {
    const days = fc.date({
      min: new Date('0003-01-01T00:00:00Z'),
      max: new Date('3999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, step) => {
        const later = new Date(day.getTime() + step * 86_400_000)
        const date = isoDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
        expect(date).toBe(textOf(day))
        expect(addDays(date, step)).toBe(textOf(later))
        expect(weekday(date)).toBe(day.getUTCDay())
        expect(yearOf(date)).toBe(day.getUTCFullYear())
        expect(parseDate(date)).toBe(date)
      }),
    )
  })
})

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
