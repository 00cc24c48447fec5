import { expect, it } from 'vitest'
import type { CountryCode } from '../countries/codes.ts'
import { longDate } from './longDate.ts'

it.each<[string, CountryCode, string]>([
  ['2026-11-24', 'US', 'November 24, 2026'],
  ['2026-11-24', 'GB', '24 November 2026'],
  ['2026-11-25T02:30:00.000Z', 'US', 'November 24, 2026'],
  ['2026-11-24T20:30:00.000Z', 'IN', '25 November 2026'],
])('%s in %s is written %s', (at, country, text) => {
  expect(longDate(at, country)).toBe(text)
})
