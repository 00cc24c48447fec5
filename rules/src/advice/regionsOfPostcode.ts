import type { CountryCode } from '../countries/codes.ts'
import { postcodes as CA } from '../countries/CA/postcodes.ts'
import { postcodes as IN } from '../countries/IN/postcodes.ts'
import { postcodes as US } from '../countries/US/postcodes.ts'

/** The beginnings of postcodes by region, such as `900-908 910`, for each country whose form asks for both. */
const tables: Partial<Record<CountryCode, Readonly<Record<string, string>>>> = { US, CA, IN }

/**
 * The states or provinces that a postcode can lie in.
 * @param postcode - tidied by the country's rule
 * @returns none if its beginning is unknown
 */
export function regionsOfPostcode(country: CountryCode, postcode: string): readonly string[] {
  return Object.entries(tables[country] ?? {})
    .filter(([, beginnings]) => beginnings.split(' ').some((range) => holds(range, postcode)))
    .map(([region]) => region)
}

function holds(range: string, postcode: string): boolean {
  const [first = '', last = first] = range.split('-')
  const beginning = postcode.slice(0, first.length)
  return beginning >= first && beginning <= last
}
