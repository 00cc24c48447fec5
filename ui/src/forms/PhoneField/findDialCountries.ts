import { dialCountries } from '@stemside/rules'
import type { DialCountry } from '@stemside/rules'

/** The countries whose name, code or dial code contains the query. */
export function findDialCountries(query: string): readonly DialCountry[] {
  const wanted = query.trim().toLowerCase()
  const digits = wanted.startsWith('+') ? wanted : `+${wanted}`
  return dialCountries.filter(
    ({ code, name, dialCode }) =>
      name.toLowerCase().includes(wanted) ||
      code.toLowerCase() === wanted ||
      dialCode.startsWith(digits),
  )
}
