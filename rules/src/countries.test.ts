import { describe, expect, it } from 'vitest'
import { parseCountry } from './countries.ts'

describe('the country that a parameter names (§2, "cc")', () => {
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
