import type { CountryCode } from '../countries/codes.ts'
import { addressLines } from '../orders/addressLines.ts'
import type { Address } from '../orders/types.ts'
import { storeName } from '../storeName.ts'

/** The name above the address of a parcel that a shopper sends back. */
const returnsDesk = `${storeName} Returns`

/** Where the shoppers of each country send toys back to. These are sample addresses: nobody is there. */
export const returnAddresses: Readonly<Record<CountryCode, Address>> = {
  IN: {
    line1: '1 Sample Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postcode: '560001',
    country: 'IN',
  },
  US: {
    line1: '1 Sample Street',
    city: 'Portland',
    state: 'Oregon',
    postcode: '97205',
    country: 'US',
  },
  GB: { line1: '1 Sample Lane', city: 'Leeds', state: '', postcode: 'LS1 1AA', country: 'GB' },
  CA: {
    line1: '1 Sample Avenue',
    city: 'Toronto',
    state: 'Ontario',
    postcode: 'M5V 2T6',
    country: 'CA',
  },
  AE: { line1: '1 Sample Street', city: 'Dubai', state: 'Dubai', postcode: '', country: 'AE' },
}

/** The lines of the address to which shoppers of a country send a parcel back: the name, then the address. */
export function returnAddressLines(country: CountryCode): readonly string[] {
  return [returnsDesk, ...addressLines(returnAddresses[country])]
}
