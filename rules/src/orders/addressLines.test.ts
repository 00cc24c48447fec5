import { describe, expect, test } from 'vitest'
import { addressLines, parcelLines } from './addressLines.ts'

test.each([
  [
    {
      line1: '1 Sample Street',
      line2: 'Flat 2',
      city: 'Springfield',
      state: 'Illinois',
      postcode: '62701',
      country: 'US',
    },
    ['1 Sample Street', 'Flat 2', 'Springfield, Illinois 62701', 'United States'],
  ],
  [
    { line1: '2 Sample Road', city: 'Leeds', state: '', postcode: 'LS1 1AA', country: 'GB' },
    ['2 Sample Road', 'Leeds, LS1 1AA', 'United Kingdom'],
  ],
  [
    { line1: 'Villa 3', line2: '', city: 'Jumeirah', state: 'Dubai', postcode: '', country: 'AE' },
    ['Villa 3', 'Jumeirah, Dubai', 'United Arab Emirates'],
  ],
  [
    { line1: 'Villa 3', line2: '', city: 'Dubai', state: 'Dubai', postcode: '', country: 'AE' },
    ['Villa 3', 'Dubai', 'United Arab Emirates'],
  ],
  [
    {
      line1: '3 Sample Street',
      city: 'New York',
      state: 'New York',
      postcode: '10118',
      country: 'US',
    },
    ['3 Sample Street', 'New York, New York 10118', 'United States'],
  ],
] as const)('an address is written without empty parts: %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

describe('the name on the parcel', () => {
  const address = {
    line1: '1 Sample Street',
    city: 'Leeds',
    state: '',
    postcode: 'LS1 1AA',
    country: 'GB',
  } as const
  const customer = { name: 'Ada', email: 'ada@example.com', dialCode: '+44', phone: '7700900123' }

  test.each([
    ['the buyer’s', undefined, 'Ada'],
    ['the buyer’s, for a present to their own home', { hidesPrices: true }, 'Ada'],
    ['that of whoever gets the present', { hidesPrices: true, recipient: 'Ben' }, 'Ben'],
  ])('is %s', (_, present, name) => {
    const order = { customer, address, ...(present && { present }) }
    expect(parcelLines(order)).toEqual([
      name,
      '1 Sample Street',
      'Leeds, LS1 1AA',
      'United Kingdom',
    ])
  })
})
