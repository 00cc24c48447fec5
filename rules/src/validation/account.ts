import * as z from 'zod/mini'
import {
  dialCode,
  email,
  mandatory,
  newPassword,
  oneTimeCode,
  password,
  phone,
  repeatedPassword,
} from './fields.ts'
import { messages } from './messages.ts'

/* The account popup's forms (specification §2, "Account popup screens", and §5). */

const pair = z.object({ password: z.string(), repeatPassword: z.string() })

/** Runs beside the fields' own checks, so that one press on the button shows everything at once. */
const passwordsMatch = z.refine<z.output<typeof pair>>(
  ({ password: chosen, repeatPassword }) => chosen === repeatPassword,
  {
    error: messages.passwordsDiffer,
    path: ['repeatPassword'],
    when: ({ value }) => z.safeParse(pair, value).success,
  },
)

export const createAccountForm = z
  .object({
    name: mandatory(120),
    email: email(),
    dialCode: dialCode(),
    phone: phone(),
    password: newPassword(),
    repeatPassword: repeatedPassword(),
  })
  .check(passwordsMatch)

export const loginForm = z.object({ email: email(), password: password() })

export const oneTimeCodeForm = z.object({ code: oneTimeCode() })

/**
 * A valid e-mail and nothing else: forgot password, e-mail one-time code, the newsletter, and the
 * reminder of what is out of stock.
 */
export const emailForm = z.object({ email: email() })

export const newPasswordForm = z
  .object({ password: newPassword(), repeatPassword: repeatedPassword() })
  .check(passwordsMatch)

/** /profile/edit. The e-mail stands there too, and cannot be changed. */
export const profileForm = z.object({ name: mandatory(120), dialCode: dialCode(), phone: phone() })
