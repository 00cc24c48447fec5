/** The five countries that can be shopped in. Source: specification §1. */
export const countryCodes = ['IN', 'US', 'GB', 'CA', 'AE'] as const
export type CountryCode = (typeof countryCodes)[number]

/** The country of a visitor of whom nothing is known. Source: specification §1. */
export const defaultCountry: CountryCode = 'US'

export interface Country {
  readonly code: CountryCode
  readonly name: string
  /** ISO 4217. */
  readonly currency: 'INR' | 'USD' | 'GBP' | 'CAD' | 'AED'
  /** The specification's symbol, with its space where it has one. */
  readonly symbol: string
  /** BCP 47 tag that numbers and dates are written in. */
  readonly locale: string
  /** The smallest step, in minor units, that a computed amount may take: 100 paise in IN, 1 elsewhere. */
  readonly quantum: 1 | 100
  /** Whether whole amounts are shown without decimals. */
  readonly hidesWholeDecimals: boolean
  /** Whether the header's selector offers it. AE is reached by `?cc=AE`. */
  readonly inHeader: boolean
  /** Whether shown prices include tax, or are "before tax". */
  readonly tax: 'included' | 'before'
}

export const countries: Readonly<Record<CountryCode, Country>> = {
  IN: {
    code: 'IN',
    name: 'India',
    currency: 'INR',
    symbol: '₹',
    locale: 'en-IN',
    quantum: 100,
    hidesWholeDecimals: true,
    inHeader: true,
    tax: 'included',
  },
  US: {
    code: 'US',
    name: 'United States',
    currency: 'USD',
    symbol: '$',
    locale: 'en-US',
    quantum: 1,
    hidesWholeDecimals: false,
    inHeader: true,
    tax: 'before',
  },
  GB: {
    code: 'GB',
    name: 'United Kingdom',
    currency: 'GBP',
    symbol: '£',
    locale: 'en-GB',
    quantum: 1,
    hidesWholeDecimals: false,
    inHeader: true,
    tax: 'included',
  },
  CA: {
    code: 'CA',
    name: 'Canada',
    currency: 'CAD',
    symbol: 'C$',
    locale: 'en-CA',
    quantum: 1,
    hidesWholeDecimals: false,
    inHeader: true,
    tax: 'before',
  },
  AE: {
    code: 'AE',
    name: 'United Arab Emirates',
    currency: 'AED',
    symbol: 'AED ',
    locale: 'en-AE',
    quantum: 1,
    hidesWholeDecimals: true,
    inHeader: false,
    tax: 'included',
  },
}

/** A country as a sentence names it: "the United States", "India". */
export function countryInText(country: CountryCode): string {
  const { name } = countries[country]
  return name.startsWith('United') ? `the ${name}` : name
}

/** The country that a `cc` parameter or cookie names, in either case; undefined for anything else. */
export function parseCountry(text: unknown): CountryCode | undefined {
  if (typeof text !== 'string') return undefined
  const code = text.trim().toUpperCase()
  return countryCodes.find((known) => known === code)
}
