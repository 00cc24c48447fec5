import type { CountryCode } from '@stemside/rules'
import type { CheckoutDetails } from '../src/state/purchase.ts'

/** A shopper of a country, with an address there. */
export function shopperIn(
  country: CountryCode,
  email: string,
  line1: string,
): Pick<CheckoutDetails, 'customer' | 'address'> {
  const name = 'Ada Sample'
  return country === 'GB'
    ? {
        customer: { name, email, phone: '7700900123', dialCode: '+44' },
        address: { line1, city: 'Leeds', state: 'West Yorkshire', postcode: 'LS1 1AA', country },
      }
    : {
        customer: { name, email, phone: '5550100123', dialCode: '+1' },
        address: { line1, city: 'Springfield', state: 'IL', postcode: '62701', country },
      }
}
