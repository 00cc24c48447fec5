import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, type IsoDate } from '../calendar.ts'
import { countryCodes, type CountryCode } from './codes.ts'
import { dayIn, hoursAfter, isTime, longDate, startOfDay } from './days.ts'

describe('the day in a country', () => {
  it.each<[CountryCode, string, IsoDate]>([
    ['US', '2026-11-24T04:59:59.999Z', '2026-11-23'],
    ['US', '2026-11-24T05:00:00.000Z', '2026-11-24'],
    ['CA', '2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['GB', '2026-07-01T23:00:00.000Z', '2026-07-02'],
    ['GB', '2026-12-01T23:59:59.999Z', '2026-12-01'],
    ['IN', '2026-11-24T18:30:00.000Z', '2026-11-25'],
    ['AE', '2026-11-24T19:59:59.999Z', '2026-11-24'],
    ['IN', '2026-11-24T21:00:00-05:00', '2026-11-25'],
  ])('in %s at %s is %s', (country, at, day) => {
    expect(dayIn(country, at)).toBe(day)
  })

  it('does not exist for a text that is no time', () => {
    expect([isTime('some day'), isTime('2026-11-24T04:59:59.999Z')]).toEqual([false, true])
    expect(() => dayIn('US', 'some day')).toThrow(RangeError)
  })
})

describe('the beginning of a day in a country', () => {
  it.each<[CountryCode, IsoDate, string]>([
    ['IN', '2026-11-24', '2026-11-23T18:30:00.000Z'],
    ['AE', '2026-11-24', '2026-11-23T20:00:00.000Z'],
    // The days on which the clock changes, and the days after them.
    ['US', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['US', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['CA', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['CA', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['GB', '2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['GB', '2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['GB', '2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['GB', '2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('in %s of %s is %s', (country, day, at) => {
    expect(startOfDay(country, day)).toBe(at)
  })

  it('is the first instant of that day, also when the clock changes on it', () => {
    const days = fc.integer({ min: 0, max: 100 * 366 }).map((n) => addDays('2010-01-01', n))
    const changes = fc
      .tuple(fc.integer({ min: 2010, max: 2110 }), fc.constantFrom(3, 4, 10, 11), fc.nat(30))
      .map(([year, month, day]) => isoDate(year, month, 1 + day))
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.oneof(days, changes), (country, day) => {
        const start = startOfDay(country, day)
        expect(dayIn(country, start)).toBe(day)
        expect(dayIn(country, hoursAfter(start, -1 / 3_600_000))).toBe(addDays(day, -1))
      }),
    )
  })
})

describe('a day in words', () => {
  it.each<[string, CountryCode, string]>([
    ['2026-11-24', 'US', 'November 24, 2026'],
    ['2026-11-24', 'GB', '24 November 2026'],
    ['2026-11-25T02:30:00.000Z', 'US', 'November 24, 2026'],
    ['2026-11-24T20:30:00.000Z', 'IN', '25 November 2026'],
  ])('%s in %s is %s', (at, country, text) => {
    expect(longDate(at, country)).toBe(text)
  })
})
