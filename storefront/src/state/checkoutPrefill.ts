import type { Address, CountryCode } from '@stemside/rules'
import type { Profile } from '../api/profile.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

/* Fills checkout from the signed-in shopper's account (§4.9). Typed text is never replaced. */

const addressFields = ['line1', 'line2', 'city', 'state', 'postcode'] as const

/** The address fields of the form. */
export type AddressValues = Readonly<Record<(typeof addressFields)[number], string>>

/** Name, email and phone for those fields in which nothing was typed. A phone number brings its dial code. */
export function contactPrefill(profile: Profile, typed: CheckoutDraft): CheckoutDraft {
  const { name, email, phone, dialCode } = profile
  const isPhoneTyped = typed.phone !== undefined || typed.dialCode !== undefined
  return {
    ...(typed.name === undefined && { name }),
    ...(typed.email === undefined && { email }),
    ...(!isPhoneTyped && phone !== '' && { phone, dialCode }),
  }
}

/**
 * The default address of a country; undefined once any part of an address was typed, because the form
 * would then mix two addresses.
 */
export function addressPrefill(
  addresses: readonly Address[],
  country: CountryCode,
  typed: CheckoutDraft,
): Address | undefined {
  if (addressFields.some((name) => (typed[name] ?? '') !== '')) return undefined
  return addresses.find((address) => address.country === country)
}

/** The saved address that equals the typed one, so that it is still chosen after a reload. */
export function typedAddress(
  addresses: readonly Address[],
  country: CountryCode,
  typed: CheckoutDraft,
): Address | undefined {
  return addresses.find((address) => {
    const values = addressValues(address)
    return (
      address.country === country &&
      addressFields.every((name) => values[name] === (typed[name] ?? ''))
    )
  })
}

/**
 * Whether this field belongs to the address. A change of such a field makes a proposed address the
 * shopper's own, so all its fields are then stored.
 */
export function isAddressField(name: string): boolean {
  return addressFields.some((field) => field === name)
}

/** The fields of an address; all empty if there is no address. */
export function addressValues(address: Address | undefined): AddressValues {
  const { line1 = '', line2 = '', city = '', state = '', postcode = '' } = address ?? {}
  return { line1, line2, city, state, postcode }
}
