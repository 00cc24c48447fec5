const maxCodeLength = 64

/**
 * The form in which a code is looked up and hashed: trimmed, upper-cased. Undefined where nothing
 * is left, or more than 64 characters are. Source: decisions, "Coupons".
 */
export function normaliseCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return code.length > 0 && code.length <= maxCodeLength ? code : undefined
}
