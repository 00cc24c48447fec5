import { describe, expect, it } from 'vitest'
import { countryInText, parseCountry } from './countries.ts'

describe('the country that a parameter names (§2.35)', () => {
  it.each([
    ['GB', 'GB'],
    ['gb', 'GB'],
    [' ae ', 'AE'],
    ['FR', undefined],
    ['', undefined],
    [['US'], undefined],
    [undefined, undefined],
  ] as const)('%j is %s', (text, country) => {
    expect(parseCountry(text)).toBe(country)
  })
})

it('a country stands in a sentence with its article', () => {
  expect(countryInText('IN')).toBe('India')
  expect(countryInText('AE')).toBe('the United Arab Emirates')
})
