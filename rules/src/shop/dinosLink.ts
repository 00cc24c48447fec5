import { knownCountry } from '../countries/codes.ts'
import { countries } from '../countries/countries.ts'

/**
 * The address of the header's Dinos link for a country, also one that the shop does not sell in. Source:
 * §2.21.
 */
export function dinosLink(country: string): '/orboot/dinos' | '/orboot' {
  const code = knownCountry(country)
  return code && countries[code].hasDinosPage ? '/orboot/dinos' : '/orboot'
}
