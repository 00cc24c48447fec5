const maxCodeLength = 64

/** Zero-width spaces, soft hyphens, direction marks and the like, which pasted text brings along. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The form in which a code is looked up and hashed: without invisible characters, trimmed, upper-cased. Undefined where nothing
 * is left, or more than 64 characters are. Source: decisions, "Coupons".
 */
export function normaliseCode(text: string): string | undefined {
  const code = text.replace(invisible, '').trim().toUpperCase()
  return code.length > 0 && code.length <= maxCodeLength ? code : undefined
}
