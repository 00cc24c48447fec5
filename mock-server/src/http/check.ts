import * as z from 'zod/mini'
import { Refusal } from '../base/Refusal.ts'

// zod/mini has no messages: load zod's English ones. Replace the message of a regular expression, which
// would show the expression.
const english = z.locales.en()
z.config({
  localeError: (issue) =>
    issue.code === 'invalid_format' && issue.format === 'regex'
      ? 'This is not written as it has to be'
      : english.localeError(issue),
})

/** Fields that may contain line breaks. In all others, a line break is refused as a control character. */
const multiline = new Set(['message', 'comment', 'cartItems'])

/**
 * Checks `value` by its schema, and refuses control characters in its texts: they can forge lines in
 * logs and mails, and PostgreSQL refuses NUL.
 * @throws {Refusal} 400 with every path that is wrong.
 */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  what: string,
): z.output<S> {
  const checked = schema.safeParse(value)
  if (!checked.success) {
    throw misfit(
      checked.error.issues.slice(0, 20).map(({ path, message }) => ({
        path: [what, ...path.map(String)].join('.'),
        reason: message,
      })),
    )
  }
  refuseControlCharacters(checked.data, what)
  return checked.data
}

/** @throws {Refusal} 400 naming the first text that has a control character. */
export function refuseControlCharacters(value: unknown, path: string, key = path): void {
  if (typeof value === 'string') {
    const text = multiline.has(key) ? value.replace(/[\t\r\n]/g, '') : value
    // Cc: control characters; Cs: halves of a surrogate pair, which UTF-8 cannot write.
    if (!/[\p{Cc}\p{Cs}]/u.test(text)) return
    throw misfit([{ path, reason: 'Control characters are not allowed' }])
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    refuseControlCharacters(part, `${path}.${name}`, name)
  }
}

/** The refusal of a request that does not fit: 400, with the places and the reasons. */
export function misfit(issues: { path: string; reason: string }[]): Refusal {
  const [first] = issues
  return new Refusal(400, `This request does not fit: ${first?.path}: ${first?.reason}.`, {
    issues,
  })
}
