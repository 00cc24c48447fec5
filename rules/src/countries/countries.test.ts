import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dialCodeOf } from '../dialCountries.ts'
import {
  countries,
  countryCodes,
  countryInText,
  forEveryCountry,
  parseCountry,
} from './countries.ts'

const here = import.meta.dirname

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

it('a table for every country has one entry for each', () => {
  const table = forEveryCountry((code) => code.toLowerCase())
  expect(Object.keys(table)).toEqual([...countryCodes])
  expect(table).toMatchObject({ IN: 'in', AE: 'ae' })
})

describe('the folder of a country', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())

  it.each(folders.map(({ name }) => name))('%s is in the list of codes', (name) => {
    expect(countryCodes, 'add it to rules/src/countries/codes.ts').toContain(name)
  })

  it.each(countryCodes)('%s has its three files', (code) => {
    for (const file of ['country.ts', 'address.ts', 'shop.ts']) {
      expect(existsSync(join(here, code, file)), `rules/src/countries/${code}/${file}`).toBe(true)
    }
  })

  it.each(countryCodes)('%s says its own code', (code) => {
    expect(countries[code].code, `rules/src/countries/${code}/country.ts`).toBe(code)
  })

  it.each(countryCodes)('%s has a dial code', (code) => {
    expect(dialCodeOf(code), 'add it to rules/src/dialCountries.ts').toBeDefined()
  })
})
