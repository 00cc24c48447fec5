import { expect, test } from 'vitest'
import { addressSchema } from '../contract/wire.ts'
import { countryCodes } from '../countries/codes.ts'
import { returnAddresses, returnAddressLines } from './returnAddress.ts'

test.each(countryCodes)(
  'the address for returns from %s is complete, and in that country',
  (code) => {
    const address = returnAddresses[code]
    expect(address.country).toBe(code)
    expect(addressSchema.safeParse(address).success).toBe(true)
  },
)

test('a parcel that comes back bears the name of the returns desk above the address', () => {
  expect(returnAddressLines('GB')).toEqual([
    'Stemside Returns',
    '1 Sample Lane',
    'Leeds, LS1 1AA',
    'United Kingdom',
  ])
})
