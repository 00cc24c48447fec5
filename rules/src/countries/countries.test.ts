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
  type Country,
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
  ] as const)('%j names %s', (text, country) => {
    expect(parseCountry(text)).toBe(country)
  })
})

it('the name of a country in a sentence has its article', () => {
  expect(countryInText('IN')).toBe('India')
  expect(countryInText('AE')).toBe('the United Arab Emirates')
})

it('a table for every country has one entry for each', () => {
  const table = forEveryCountry((code) => code.toLowerCase())
  expect(Object.keys(table)).toEqual([...countryCodes])
  expect(table).toMatchObject({ IN: 'in', AE: 'ae' })
})

const countriesWhere = (holds: (country: Country) => boolean) =>
  countryCodes.filter((code) => holds(countries[code]))

describe('what a country decides', () => {
  it('the header offers everybody all but the Emirates (§1.10, §2.24)', () => {
    expect(countriesWhere(({ inHeader }) => inHeader)).toEqual(['IN', 'US', 'GB', 'CA'])
  })

  it('prices include tax in IN, GB and AE (§4.65)', () => {
    expect(countriesWhere(({ tax }) => tax === 'included')).toEqual(['IN', 'GB', 'AE'])
  })

  it('Razorpay serves IN, Stripe and PayPal serve the others (§7.26)', () => {
    expect(forEveryCountry((code) => countries[code].payments)).toEqual({
      IN: ['razorpay'],
      US: ['stripe', 'paypal'],
      GB: ['stripe', 'paypal'],
      CA: ['stripe', 'paypal'],
      AE: ['stripe', 'paypal'],
    })
  })
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
