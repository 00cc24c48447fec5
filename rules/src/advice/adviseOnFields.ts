import type { CountryCode } from '../countries/codes.ts'
import type { Advice } from './advice.ts'
import { adviseOnEmail } from './adviseOnEmail.ts'
import { adviseOnPostcode } from './adviseOnPostcode.ts'

const emailName = /email$/i

/** Advice by the name of the field that it stands at. */
export type FieldAdvice = Readonly<Record<string, Advice>>

/**
 * Finds values that are valid but probably wrong, so that a form can ask before a parcel or a mail is lost. A form must
 * not refuse them: the advice is only certain about typical mistakes.
 * @param values - what was typed, by the field names of checkout; each name that ends with "email" is an email address
 */
export function adviseOnFields(
  country: CountryCode,
  values: Readonly<Record<string, string>>,
): FieldAdvice {
  const { line1 = '', line2 = '', state = '', postcode = '' } = values
  const emails = Object.entries(values).filter(([name]) => emailName.test(name))
  const found = {
    ...Object.fromEntries(emails.map(([name, email]) => [name, adviseOnEmail(email)])),
    line1: adviseOnStreet(line1, line2),
    postcode: adviseOnPostcode(country, state, postcode),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, advice]) => (advice ? [[name, advice]] : [])),
  )
}

/** An address without any letter has no street. */
function adviseOnStreet(line1: string, line2: string): Advice | undefined {
  if (line1.trim() === '' || /\p{L}/u.test(line1 + line2)) return undefined
  return { text: 'Add the street, so that the parcel finds you.' }
}
