import * as z from 'zod/mini'
import { asciiDomain } from './asciiDomain.ts'
import { messages } from './messages.ts'
import {
  codePattern,
  dialCodePattern,
  emailLength,
  emailPattern,
  passwordLength,
  phonePattern,
} from './patterns.ts'
import { westernDigits } from '../westernDigits.ts'

/*
 * The fields of the forms. The shopper reads the first issue of a field, so the check for emptiness comes before
 * the check of the format.
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
      z.overwrite(asciiDomain),
      z.minLength(1, empty),
      z.maxLength(emailLength, { error: invalid, abort: true }),
      z.regex(emailPattern, invalid),
    )
}

/** Ten digits. The form reads what was typed before (`withReadPhone`). */
export function phone() {
  return z.string(messages.phone).check(z.regex(phonePattern, messages.phone))
}

export function phoneOrEmpty() {
  return z
    .string(messages.phone)
    .check(z.refine((text) => text === '' || phonePattern.test(text), messages.phone))
}

export function dialCode() {
  return z.string(messages.dialCode).check(z.trim(), z.regex(dialCodePattern, messages.dialCode))
}

export function oneTimeCode() {
  return z
    .string(messages.code)
    .check(z.trim(), z.overwrite(westernDigits), z.regex(codePattern, messages.code))
}

/** A new password. It is not trimmed. */
export function newPassword() {
  return z
    .string(messages.mandatory)
    .check(
      z.minLength(passwordLength.least, messages.mandatory),
      z.maxLength(passwordLength.most, messages.tooLong(passwordLength.most)),
    )
}

/** The repeated password; the form checks that both are the same. */
export function repeatedPassword() {
  return z.string(messages.mandatory).check(z.minLength(1, messages.mandatory))
}

/** The password of a login. */
export function password() {
  return z
    .string(messages.passwordEmpty)
    .check(
      z.minLength(1, messages.passwordEmpty),
      z.maxLength(passwordLength.most, messages.tooLong(passwordLength.most)),
    )
}
