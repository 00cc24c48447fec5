import { cartToWire, type WireProfile } from '@stemside/rules/contract'
import type { UserCartRow, UserRow } from '../store/collections.ts'

export function profileOf({ name, email, phone, dialCode, country }: UserRow): WireProfile {
  return { name, email, ...(phone === '' ? {} : { phone }), countryCode: dialCode, country }
}

export function cartOf({ country, couponCode, ...cart }: UserCartRow) {
  return {
    ...cartToWire(cart),
    ...(country === undefined ? {} : { countryCode: country }),
    ...(couponCode === undefined ? {} : { couponCode }),
  }
}
