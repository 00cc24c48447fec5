import { expect, test } from 'vitest'
import { addressRules, regionOptions } from './addresses.ts'
import { countryCodes } from './codes.ts'

test.each([
  ['US', 59, ['District of Columbia']],
  ['IN', 36, ['Puducherry']],
  ['CA', 13, ['Nunavut']],
  ['AE', 7, ['Ras Al Khaimah']],
  ['GB', 0, []],
] as const)('%s offers its %i regions (§5.17)', (country, count, some) => {
  const options = regionOptions(country, '')
  expect(options).toHaveLength(count)
  expect(options).toEqual(expect.arrayContaining([...some]))
})

test('the regions of a country are listed once each, in alphabetical order', () => {
  for (const country of countryCodes) {
    const options = addressRules[country].region?.options ?? []
    expect(options).toEqual([...new Set(options)].toSorted((a, b) => a.localeCompare(b, 'en')))
  }
})

test('a stored text that is in no list stays, before the list', () => {
  expect(regionOptions('US', 'IL').slice(0, 2)).toEqual(['IL', 'Alabama'])
  expect(regionOptions('US', 'Illinois')).toEqual(regionOptions('US', ''))
})

test('a region of another country is not offered', () => {
  expect(regionOptions('CA', 'Illinois')).toEqual(regionOptions('CA', ''))
})

test('the form has the terms of its country (§1.15)', () => {
  const { IN, US, GB, CA, AE } = addressRules
  const postcodes = [IN, US, GB, CA, AE].map(({ postcode }) => postcode?.label)
  expect(postcodes).toEqual(['PIN code', 'ZIP code', 'Postcode', 'Postal code', undefined])
  expect(AE.region?.label).toBe('Emirate')
})
