import type { CountryCode } from '../countries/countries.ts'
import type { Coupon } from '../pricing/types.ts'
import { normaliseCode } from './code.ts'

/** Turns a text into the SHA-256 of its UTF-8 bytes, in lower-case hex. */
export type Hash = (text: string) => Promise<string>

/**
 * Finds a typed code in a list of coupons whose codes are SHA-256 hashes. Returns the coupon with its plain
 * code. Undefined for a code that is unknown, inactive or of another country: a shopper sees no difference.
 * Source: §3.5, §4.17, §5.11.
 */
export async function lookUpCoupon(
  typed: string,
  hashed: readonly Coupon[],
  country: CountryCode,
  hash: Hash,
): Promise<Coupon | undefined> {
  const code = normaliseCode(typed)
  if (code === undefined) return undefined
  const wanted = await hash(code)
  const found = hashed.find((coupon) => coupon.code === wanted)
  return found && isUsableIn(found, country) ? { ...found, code } : undefined
}

/** Whether a coupon is active and for this country; its other conditions depend on the cart. */
export function isUsableIn({ isActive, countries }: Coupon, country: CountryCode): boolean {
  return isActive && countries.includes(country)
}
