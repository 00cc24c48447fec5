import { knownCountry } from '../countries/codes.ts'
import { countries } from '../countries/countries.ts'

/** Where the header's Dinos link leads in a country, sold to or not. Source: specification §2.21. */
export function dinosLink(country: string): '/orboot/dinos' | '/orboot' {
  const code = knownCountry(country)
  return code && countries[code].hasDinosPage ? '/orboot/dinos' : '/orboot'
}
