import { describe, expect, it } from 'vitest'
import {
  addDays,
  isoDate,
  nthWeekday,
  parseDate,
  weekday,
  yearOf,
  type IsoDate,
} from './calendar.ts'
import { RulesError } from './errors.ts'

describe('calendar days', () => {
  it.each<[IsoDate, number, string]>([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result)
  })

  it.each<[IsoDate, number, number, number, number]>([
    ['2026-11-21', 2026, 11, 21, 6],
    ['2024-02-29', 2024, 2, 29, 4],
    ['0099-03-01', 99, 3, 1, 0],
  ])('%s has a year, a month, a day and a weekday', (date, year, month, day, ofWeek) => {
    expect(isoDate(year, month, day)).toBe(date)
    expect(yearOf(date)).toBe(year)
    expect(weekday(date)).toBe(ofWeek)
    expect(parseDate(date)).toBe(date)
  })

  it.each([
    ['Thanksgiving 2026', 2026, 11, 4, 4, '2026-11-26'],
    ['Thanksgiving of a November that begins on a Thursday', 2029, 11, 4, 4, '2029-11-22'],
    ['the first Monday of June 2026, which is its first day', 2026, 6, 1, 1, '2026-06-01'],
  ] as const)('%s is $5', (_, year, month, day, nth, date) => {
    expect(nthWeekday(year, month, day, nth)).toBe(date)
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2025-02-29',
    'yesterday',
    '2026-11-21T00:00:00.000Z',
    [['2026-11-21']],
    '+002026-11-21',
    '0000-01-01',
    '',
    undefined,
    20_260_101,
  ])('%s is no valid day', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })
})

it('calendar days end with the year 9999 and begin with the year 0001', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(
    new RulesError([
      { path: 'date', reason: '+010000-01-01 is not a day of the years 0001 to 9999' },
    ]),
  )
  expect(() => addDays('0001-01-01', -1)).toThrow(RulesError)
})
