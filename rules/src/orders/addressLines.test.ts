import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'

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
] as const)('writes %j without empty parts', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})
