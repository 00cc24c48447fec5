import { dialCountries, type DialCountry } from './dialCountries.ts'
import { dropSpacesAndDashes, phonePattern } from './validation/patterns.ts'

/** A telephone number as the forms want it. */
export interface ReadPhone {
  /** Such as +44; undefined if the text has no dial code. */
  readonly dialCode: DialCountry['dialCode'] | undefined
  /** Ten digits. */
  readonly phone: string
}

/** In the Emirates the 0 is one of the ten digits, but it is left out after the dial code. */
const emirates = '+971'

/**
 * Reads a complete number that was typed with its dial code ("+44 7700 900123", "0044 …"), with the 0
 * of its country ("07700 900123") or with brackets and dots ("(555) 010-0123"). Undefined for a text
 * that is not complete, and for one that the forms accept as it is (§5.3).
 *
 * @param selected - the dial code that stands before the field
 */
export function readPhone(text: string, selected: string): ReadPhone | undefined {
  if (phonePattern.test(dropSpacesAndDashes(text))) return undefined
  const typed = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  const dialCode = dialCountries.find((known) => typed.startsWith(known.dialCode))?.dialCode
  const national = typed.slice(dialCode?.length)
  const pattern = (dialCode ?? selected) === emirates ? /^0?[1-9]\d{8}$/ : /^0?[1-9]\d{9}$/
  return pattern.test(national)
    ? { dialCode, phone: national.slice(-10).padStart(10, '0') }
    : undefined
}
