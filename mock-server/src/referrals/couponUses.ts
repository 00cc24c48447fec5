import { normaliseEmail } from '@stemside/rules'
import type { Reader } from '../store/port.ts'

/** The id of a row of `couponUses`. The email address is normalised as in the rules. */
export function couponUseId(code: string, email: string): string {
  return `${code} ${normaliseEmail(email)}`
}

/** The id of the row for a coupon in an order. A reward works once in all, so its id has the owner's address, not the buyer's. */
export async function usedBy(reader: Reader, code: string, email: string): Promise<string> {
  return couponUseId(code, (await reader.get('rewards', code))?.owner ?? email)
}
