/** The countries that can be shopped in. Source: §1.9. */
export const countryCodes = ['IN', 'US', 'GB', 'CA', 'AE'] as const
export type CountryCode = (typeof countryCodes)[number]

/** Calls `make` for each country, and returns the results by country. */
export function forEveryCountry<T>(
  make: (country: CountryCode) => T,
): Readonly<Record<CountryCode, T>>
export function forEveryCountry<T>(make: (country: CountryCode) => T): Record<string, T> {
  return Object.fromEntries(countryCodes.map((country) => [country, make(country)]))
}

/** The country of a visitor who has chosen none. Source: §1.11. */
export const defaultCountry: CountryCode = 'US'

/** The country of a `cc` parameter or cookie, in upper or lower case; undefined for any other text. */
export function parseCountry(text: unknown): CountryCode | undefined {
  return typeof text === 'string' ? knownCountry(text.trim().toUpperCase()) : undefined
}

/** A country's code if the shop sells there; undefined for any other text. */
export function knownCountry(code: string): CountryCode | undefined {
  return countryCodes.find((known) => known === code)
}
