/** A country whose phone numbers forms accept. The shop sells in few of them. Source: §3.16. */
export interface DialCountry {
  /** ISO 3166. */
  readonly code: DialCountryCode
  readonly name: string
  /** Such as +91. */
  readonly dialCode: `+${number}`
  /** Its flag as an emoji, such as 🇮🇳. */
  readonly flag: string
  /** Whether it is at the top of the list. */
  readonly isPreferred: boolean
}

const table = [
  ['AU', 'Australia', '+61', true],
  ['IN', 'India', '+91', true],
  ['AE', 'United Arab Emirates', '+971', true],
  ['GB', 'United Kingdom', '+44', true],
  ['US', 'United States', '+1', true],
  ['BE', 'Belgium', '+32', false],
  ['CA', 'Canada', '+1', false],
  ['FR', 'France', '+33', false],
  ['DE', 'Germany', '+49', false],
  ['HK', 'Hong Kong', '+852', false],
  ['IL', 'Israel', '+972', false],
  ['IT', 'Italy', '+39', false],
  ['JP', 'Japan', '+81', false],
  ['MY', 'Malaysia', '+60', false],
  ['NL', 'Netherlands', '+31', false],
  ['NZ', 'New Zealand', '+64', false],
  ['PH', 'Philippines', '+63', false],
  ['SG', 'Singapore', '+65', false],
  ['KR', 'South Korea', '+82', false],
  ['ES', 'Spain', '+34', false],
  ['TH', 'Thailand', '+66', false],
  ['VN', 'Vietnam', '+84', false],
] as const

export type DialCountryCode = (typeof table)[number][0]

/** The preferred ones first, then by name. */
export const dialCountries: readonly DialCountry[] = table.map(
  ([code, name, dialCode, isPreferred]) => ({
    code,
    name,
    dialCode,
    flag: flagOf(code),
    isPreferred,
  }),
)

/** The dial code of a country; undefined for a country that is not in the list. */
export function dialCodeOf(country: string): DialCountry['dialCode'] | undefined {
  return dialCountries.find(({ code }) => code === country)?.dialCode
}

/** A flag emoji is the country code's two letters as regional indicator symbols. */
function flagOf(code: DialCountryCode): string {
  const fromLetter = 0x1f1e6 - 'A'.charCodeAt(0)
  return code.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + fromLetter))
}
