import { dialCountries } from './dialCountries.ts'
import { westernDigits } from './westernDigits.ts'

/** A phone number as orders and accounts have it. */
export interface Phone {
  /** Such as +44. */
  readonly dialCode: string
  /** Ten digits. */
  readonly phone: string
}

/** In the Emirates the 0 is one of the ten digits, but people leave it out behind the dial code. */
const emirates = '+971'

/** What stands between the digits: spaces, brackets, dots, slashes, dashes of all kinds, invisible characters. */
const separators = /[\s().·/\u2212\p{Pd}\p{Cf}]/gu

/**
 * Reads a phone number as people and browsers write it: "(555) 010-0123", "+44 (0)7700 900123", "098765 43210",
 * "٠٥٠ ١٢٣ ٤٥٦٧". Forms and API use it before they check for ten digits. A number that is not complete comes
 * back without what stands between its digits. Source: §5.3, decision 396.
 *
 * @param selected - the dial code that stands before the field; a number with its own replaces it
 */
export function readPhone(text: string, selected: string): Phone {
  const typed = westernDigits(text).replaceAll(separators, '').replace('＋', '+')
  if (isComplete(typed)) return { dialCode: selected, phone: typed }
  const dialled = typed.replace(/^00/, '+')
  const own = dialCountries.find(({ dialCode }) => dialled.startsWith(dialCode))?.dialCode
  if (own !== undefined) return { dialCode: own, phone: behind(own, dialled) }
  const plus = `+${typed}`
  const bare = plus.startsWith(selected) ? behind(selected, plus) : ''
  return { dialCode: selected, phone: isComplete(bare) ? bare : withoutDialCode(typed, selected) }
}

/**
 * What a typed number lacks or has too much of: "2 digits are missing." Empty for a complete number, for no digits,
 * and for a text with letters.
 */
export function explainPhoneLength(text: string, selected: string): string {
  const { length } = /^\d*$/.exec(readPhone(text, selected).phone)?.[0] ?? ''
  const missing = 10 - length
  if (length === 0 || missing === 0) return ''
  const digits = Math.abs(missing) === 1 ? '1 digit is' : `${Math.abs(missing)} digits are`
  return `${digits} ${missing > 0 ? 'missing' : 'too many'}.`
}

const isComplete = (digits: string) => /^\d{10}$/.test(digits)

/** What stands behind a dial code, without the 0 that is dialled inside the country: +44 (0)7700 900123. */
function behind(dialCode: string, dialled: string): string {
  return withoutDialCode(dialled.slice(dialCode.length).replace(/^0/, ''), dialCode)
}

function withoutDialCode(digits: string, dialCode: string): string {
  // No number of the Emirates begins with 97, but one that is still being typed with its dial code does.
  if (dialCode === emirates) return /^(?!97)\d{9}$/.test(digits) ? `0${digits}` : digits
  return digits.length === 11 ? digits.replace(/^0/, '') : digits
}
