import { describe, expect, it } from 'vitest'
import { countries, countryCodes } from './countries/countries.ts'
import { dialCodeOf, dialCountries } from './dialCountries.ts'
import { dialCodePattern } from './validation/patterns.ts'

describe('the country list (§3.16, §3.17)', () => {
  const codes = dialCountries.map(({ code }) => code)

  it('holds the countries of the specification’s name map', () => {
    const nameMap = 'AE AU BE CA DE ES FR GB HK IL IN IT JP KR MY NL NZ PH SG TH US VN'
    expect(codes).toEqual(expect.arrayContaining(nameMap.split(' ')))
  })

  it('holds no country twice', () => {
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('puts AU, IN, AE, GB and US on top, and the rest by name', () => {
    const preferred = dialCountries.slice(0, 5)
    expect(preferred.map(({ code }) => code)).toEqual(['AU', 'IN', 'AE', 'GB', 'US'])
    expect(preferred.every(({ isPreferred }) => isPreferred)).toBe(true)
    const others = dialCountries.slice(5)
    expect(others.some(({ isPreferred }) => isPreferred)).toBe(false)
    expect(others).toEqual(others.toSorted((a, b) => a.name.localeCompare(b.name, 'en')))
  })

  it('has for each country a dial code that the form accepts', () => {
    for (const { dialCode } of dialCountries) expect(dialCode).toMatch(dialCodePattern)
  })

  it.each([
    ['IN', '🇮🇳'],
    ['VN', '🇻🇳'],
  ])('%s has the flag %s', (country, flag) => {
    expect(dialCountries.find(({ code }) => code === country)?.flag).toBe(flag)
  })

  it('has every country that can be shopped in, by the same name', () => {
    for (const country of countryCodes) {
      const entry = dialCountries.find(({ code }) => code === country)
      expect(entry?.name).toBe(countries[country].name)
    }
  })

  it.each([
    ['IN', '+91'],
    ['CA', '+1'],
    ['AE', '+971'],
    ['XX', undefined],
  ])('%s dials %s', (country, dialCode) => {
    expect(dialCodeOf(country)).toBe(dialCode)
  })
})
