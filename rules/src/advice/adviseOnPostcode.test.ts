import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postcodes as CA } from '../countries/CA/postcodes.ts'
import { postcodes as IN } from '../countries/IN/postcodes.ts'
import { postcodes as US } from '../countries/US/postcodes.ts'
import { addressRules } from '../countries/addresses.ts'
import { adviseOnPostcode } from './adviseOnPostcode.ts'
import { regionsOfPostcode } from './regionsOfPostcode.ts'

const tables = { US, CA, IN }
const countries = ['US', 'CA', 'IN'] as const
const optionsOf = (country: (typeof countries)[number]) =>
  addressRules[country].region?.options ?? []

/** Valid postcodes of a country, and some that only look valid. */
const postcodesOf = {
  US: fc.stringMatching(/^\d{5}$/),
  IN: fc.stringMatching(/^[1-9]\d{5}$/),
  CA: fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/),
}

describe('a postcode of another state or province (§5.17)', () => {
  it.each([
    ['US', 'Texas', '94107', '94107 is a ZIP code in California. Is the state right?'],
    ['US', 'Oregon', '04101', '04101 is a ZIP code in Maine. Is the state right?'],
    ['US', 'Texas', '94107-1234', '94107-1234 is a ZIP code in California. Is the state right?'],
    ['IN', 'Kerala', '560 001', '560001 is a PIN code in Karnataka. Is the state right?'],
    [
      'IN',
      'Karnataka',
      '682001',
      '682001 is a PIN code in Kerala or Lakshadweep. Is the state right?',
    ],
    [
      'CA',
      'Ontario',
      'v5k0a1',
      'V5K 0A1 is a postal code in British Columbia. Is the province right?',
    ],
  ] as const)('asks in %s about %s with %s', (country, state, postcode, text) => {
    expect(adviseOnPostcode(country, state, postcode)).toEqual({ text })
  })

  it.each([
    ['US', 'California', '94107'],
    ['US', 'New York', '10118'],
    ['US', 'Armed Forces Europe', '09012'],
    ['US', 'Puerto Rico', '00901'],
    ['US', 'District of Columbia', '20500'],
    ['IN', 'Karnataka', '560001'],
    ['IN', 'Delhi', '110001'],
    ['IN', 'Telangana', '500001'],
    ['IN', 'Goa', '403001'],
    ['IN', 'Ladakh', '194101'],
    ['IN', 'Uttarakhand', '248001'],
    ['CA', 'Ontario', 'M5V 2T6'],
    ['CA', 'Nunavut', 'X0A 0H0'],
    ['CA', 'Quebec', 'K1A 0B1'],
  ] as const)('says nothing in %s about %s with %s', (country, state, postcode) => {
    expect(adviseOnPostcode(country, state, postcode)).toBeUndefined()
  })

  it.each([
    ['a code with an unknown beginning', 'US', 'Texas', '00001'],
    ['a code of the Indian army', 'IN', 'Kerala', '900056'],
    ['a code that is not valid', 'US', 'Texas', '9410'],
    ['no code', 'US', 'Texas', ''],
    ['no state', 'US', '', '94107'],
    ['a state as an older address has it', 'US', 'TX', '94107'],
    ['a country whose form asks for no county', 'GB', 'Kent', 'SW1A 1AA'],
    ['a country without postcodes', 'AE', 'Dubai', '12345'],
  ] as const)('says nothing about %s', (_, country, state, postcode) => {
    expect(adviseOnPostcode(country, state, postcode)).toBeUndefined()
  })

  it.each(countries)('%s: the table has exactly the regions that the form offers', (country) => {
    expect(Object.keys(tables[country]).toSorted()).toEqual([...optionsOf(country)].toSorted())
  })

  it.each(countries)(
    '%s: a region that can have the code is never doubted, any other is',
    (country) => {
      const cases = fc.tuple(fc.constantFrom(...optionsOf(country)), postcodesOf[country])
      fc.assert(
        fc.property(cases, ([state, postcode]) => {
          const regions = regionsOfPostcode(country, postcode)
          const isValid = addressRules[country].postcode?.pattern.test(postcode) === true
          const isDoubted = adviseOnPostcode(country, state, postcode) !== undefined
          expect(isDoubted).toBe(isValid && regions.length > 0 && !regions.includes(state))
        }),
      )
    },
  )

  it('a country whose form asks for no state has no table', () => {
    expect(regionsOfPostcode('GB', 'SW1A 1AA')).toEqual([])
  })

  it('every range of the tables rises and holds beginnings of one length', () => {
    const ranges = Object.values(tables).flatMap((table) =>
      Object.values(table).flatMap((text) => text.split(' ')),
    )
    const shape = /^(?:\d{3}(?:-\d{3})?|[A-Z](?:-[A-Z])?|[A-Z]\d[A-Z]?)$/
    expect(ranges.filter((range) => !shape.test(range))).toEqual([])
    const falling = ranges.filter((range) => {
      const [first = '', last = '~'] = range.split('-')
      return first >= last
    })
    expect(falling).toEqual([])
  })
})
