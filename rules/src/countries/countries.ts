import { country as AE } from './AE/country.ts'
import { country as CA } from './CA/country.ts'
import { country as GB } from './GB/country.ts'
import { country as IN } from './IN/country.ts'
import { country as US } from './US/country.ts'
import type { CountryCode } from './codes.ts'
import type { Country } from './country.ts'

export * from './codes.ts'
export type * from './country.ts'

/** Every country that can be shopped in. The compiler asks for each code. */
export const countries: Readonly<Record<CountryCode, Country>> = { IN, US, GB, CA, AE }

/** A country as a sentence names it: "the United States", "India". */
export function countryInText(country: CountryCode): string {
  return countries[country].nameInText
}
