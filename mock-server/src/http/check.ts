import * as z from 'zod/mini'
import { Refusal } from './Refusal.ts'

// Mini carries no sentences of its own.
z.config(z.locales.en())

/** What `value` is by its schema. @throws {Refusal} 400 with every place that does not fit. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  what: string,
): z.output<S> {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const issues = checked.error.issues.slice(0, 20).map(({ path, message }) => ({
    path: [what, ...path.map(String)].join('.'),
    reason: message,
  }))
  const [first] = issues
  throw new Refusal(400, `This request does not fit: ${first?.path}: ${first?.reason}.`, { issues })
}
