const maxCodeLength = 64

/** Zero-width spaces, soft hyphens, direction marks and the like, which pasted text brings along. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Normalises a code before it is looked up or hashed: without invisible characters, trimmed, upper-cased.
 * Undefined where the result is empty or longer than 64 characters. Source: decisions, "Coupons".
 */
export function normaliseCode(text: string): string | undefined {
  const code = text.replace(invisible, '').trim().toUpperCase()
  return code.length > 0 && code.length <= maxCodeLength ? code : undefined
}
