import * as z from 'zod/mini'
import {
  dialCode,
  email,
  mandatory,
  newPassword,
  oneTimeCode,
  password,
  phone,
  phoneOrEmpty,
  repeatedPassword,
} from './fields.ts'
import { messages } from './messages.ts'
import { withReadPhone } from './withReadPhone.ts'

/* The account popup's forms (§2.39, §5.1 to §5.8). */

const pair = z.object({ password: z.string(), repeatPassword: z.string() })

/** Runs even if fields are invalid, so that one press on the button shows all messages at once. */
const passwordsMatch = z.refine<z.output<typeof pair>>(
  ({ password: chosen, repeatPassword }) => chosen === repeatPassword,
  {
    error: messages.passwordsDiffer,
    path: ['repeatPassword'],
    when: ({ value }) => z.safeParse(pair, value).success,
  },
)

export const createAccountForm = withReadPhone(
  z
    .object({
      name: mandatory(120),
      email: email(),
      dialCode: dialCode(),
      phone: phone(),
      password: newPassword(),
      repeatPassword: repeatedPassword(),
    })
    .check(passwordsMatch),
  'dialCode',
)

export const loginForm = z.object({ email: email(), password: password() })

export const oneTimeCodeForm = z.object({ code: oneTimeCode() })

/**
 * A form with an email only: forgot password, one-time code by email, newsletter, back-in-stock reminder.
 */
export const emailForm = z.object({ email: email() })

export const newPasswordForm = z
  .object({ password: newPassword(), repeatPassword: repeatedPassword() })
  .check(passwordsMatch)

/** /profile/edit. The form shows the email too, which cannot be changed. */
export const profileForm = withReadPhone(
  z.object({ name: mandatory(120), dialCode: dialCode(), phone: phone() }),
  'dialCode',
)

/** /profile/edit of an account without a phone number, as Google makes them. It may stay empty: only couriers need it. */
export const profileFormWithoutPhone = withReadPhone(
  z.object({ name: mandatory(120), dialCode: dialCode(), phone: phoneOrEmpty() }),
  'dialCode',
)
