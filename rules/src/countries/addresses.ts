import { address as AE } from './AE/address.ts'
import { address as CA } from './CA/address.ts'
import { address as GB } from './GB/address.ts'
import { address as IN } from './IN/address.ts'
import { address as US } from './US/address.ts'
import { countryCodes, type CountryCode } from './codes.ts'
import type { AddressRule } from './addressRule.ts'

/** The address rules of each country. Source: §5.17; the countries' own postal rules. */
export const addressRules: Readonly<Record<CountryCode, AddressRule>> = { IN, US, GB, CA, AE }

/**
 * The regions that a country's form offers. A stored text that is in no list stays among them, so that an
 * older address can be read and sent again. A region of another country does not.
 * @param stored - the address's present region; empty for a new address
 */
export function regionOptions(country: CountryCode, stored: string): readonly string[] {
  const options = addressRules[country].region?.options ?? []
  if (stored === '' || countryCodes.some((code) => isRegionOf(code, stored))) return options
  return [stored, ...options]
}

function isRegionOf(country: CountryCode, text: string): boolean {
  return addressRules[country].region?.options.includes(text) === true
}
