import { westernDigits } from '../westernDigits.ts'

const maxCodeLength = 64

/** Zero-width spaces, soft hyphens, direction marks and similar characters of pasted text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Normalises a code before it is looked up or hashed: removes invisible characters, trims, and changes to
 * upper case and western digits. Undefined if the result is empty or longer than 64 characters. Source: §4.16.
 */
export function normaliseCode(text: string): string | undefined {
  const code = westernDigits(text.replace(invisible, '')).trim().toUpperCase()
  return code.length > 0 && code.length <= maxCodeLength ? code : undefined
}
