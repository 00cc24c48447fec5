import * as z from 'zod/mini'
import { messages } from './messages.ts'
import {
  codePattern,
  dialCodePattern,
  dropSpacesAndDashes,
  emailLength,
  emailPattern,
  passwordLength,
  phonePattern,
} from './patterns.ts'

/*
 * The fields that forms are made of. Each one's first issue is what the shopper reads, so a check
 * for emptiness comes before a check for form.
 */

export function mandatory(most: number, message: string = messages.mandatory) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, messages.tooLong(most)))
}

export function optional(most: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(most, messages.tooLong(most))))
}

export function email(
  empty: string = messages.emailEmpty,
  invalid: string = messages.emailInvalid,
) {
  return z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(emailLength, { error: invalid, abort: true }),
      z.regex(emailPattern, invalid),
    )
}

export function phone() {
  return z
    .string(messages.phone)
    .check(z.overwrite(dropSpacesAndDashes), z.regex(phonePattern, messages.phone))
}

export function dialCode() {
  return z.string(messages.dialCode).check(z.trim(), z.regex(dialCodePattern, messages.dialCode))
}

export function oneTimeCode() {
  return z.string(messages.code).check(z.trim(), z.regex(codePattern, messages.code))
}

/** A password being chosen. Nothing is trimmed from it. */
export function newPassword() {
  return z
    .string(messages.mandatory)
    .check(
      z.minLength(passwordLength.least, messages.mandatory),
      z.maxLength(passwordLength.most, messages.tooLong(passwordLength.most)),
    )
}

/** The same password once more; that it matches is the form's check. */
export function repeatedPassword() {
  return z.string(messages.mandatory).check(z.minLength(1, messages.mandatory))
}

/** A password being asked for. */
export function password() {
  return z
    .string(messages.passwordEmpty)
    .check(
      z.minLength(1, messages.passwordEmpty),
      z.maxLength(passwordLength.most, messages.tooLong(passwordLength.most)),
    )
}
