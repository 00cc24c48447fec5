import { normaliseEmail } from '@stemside/rules'
import { emailForm, validate, type Validated } from '@stemside/rules/validation'
import type { FormValues } from '../../forms/Form/index.ts'

/** Whether the typed address is the account's, whatever its case. */
export function checkErasing(
  email: string,
  values: FormValues,
): Validated<{ readonly email: string }> {
  const typed = validate(emailForm, values)
  if (!typed.ok || normaliseEmail(typed.values.email) === normaliseEmail(email)) return typed
  return { ok: false, messages: { email: 'This is not the email address of your account' } }
}
