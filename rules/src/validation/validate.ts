import * as z from 'zod/mini'

/** A message for each field that has one, by the field's dotted path, such as `line1`. */
export type FieldMessages = Readonly<Record<string, string>>

export type Validated<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly messages: FieldMessages }

/** Turns issues into messages, for all forms: the first issue of each field becomes its message. */
export function fieldMessages(error: z.core.$ZodError): FieldMessages {
  const messages = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.')
    if (!messages.has(field)) messages.set(field, message)
  }
  return Object.fromEntries(messages)
}

/** Validates a form: its tidied values, or the message of each wrong field. Never throws. */
export function validate<F extends z.ZodMiniType>(
  form: F,
  values: unknown,
): Validated<z.output<F>> {
  const result = z.safeParse(form, values)
  return result.success
    ? { ok: true, values: result.data }
    : { ok: false, messages: fieldMessages(result.error) }
}
