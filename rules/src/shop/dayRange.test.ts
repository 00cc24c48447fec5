import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar.ts'
import { countryCodes } from '../countries/codes.ts'
import { countries } from '../countries/countries.ts'
import { dayRange } from './dayRange.ts'

const ranges: readonly (readonly [earliest: IsoDate, latest: IsoDate])[] = [
  ['2026-11-24', '2026-11-27'],
  ['2026-09-29', '2026-10-02'],
  ['2026-01-30', '2026-02-01'],
  ['2026-06-05', '2026-06-05'],
]

const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll('Sept', 'Sep')

describe('the range of delivery days', () => {
  it.each([
    ['IN', '24–27 Nov'],
    ['US', 'Nov 24–27'],
    ['GB', '24–27 Nov'],
    ['CA', 'Nov 24–27'],
    ['AE', '24–27 Nov'],
  ] as const)('names a month once if both days are in it: in %s as %s', (country, text) => {
    expect(dayRange({ earliest: '2026-11-24', latest: '2026-11-27' }, country)).toBe(text)
  })

  it.each(countryCodes)('matches the format of the locale, except for spaces: %s', (country) => {
    const format = new Intl.DateTimeFormat(countries[country].locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    for (const [earliest, latest] of ranges) {
      const expected = format.formatRange(new Date(earliest), new Date(latest))
      expect(bare(dayRange({ earliest, latest }, country))).toBe(bare(expected))
    }
  })
})
