/** The countries that can be shopped in. Source: specification §1. */
export const countryCodes = ['IN', 'US', 'GB', 'CA', 'AE'] as const
export type CountryCode = (typeof countryCodes)[number]

/** A table of what is made for each country. */
export function forEveryCountry<T>(
  make: (country: CountryCode) => T,
): Readonly<Record<CountryCode, T>>
export function forEveryCountry<T>(make: (country: CountryCode) => T): Record<string, T> {
  return Object.fromEntries(countryCodes.map((country) => [country, make(country)]))
}

/** The country of a visitor of whom nothing is known. Source: specification §1. */
export const defaultCountry: CountryCode = 'US'

/** The country that a `cc` parameter or cookie names, in either case; undefined for anything else. */
export function parseCountry(text: unknown): CountryCode | undefined {
  return typeof text === 'string' ? knownCountry(text.trim().toUpperCase()) : undefined
}

/** A country's code where the shop sells there; undefined for any other text. */
export function knownCountry(code: string): CountryCode | undefined {
  return countryCodes.find((known) => known === code)
}
