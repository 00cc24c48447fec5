import type { Coupon } from '../pricing/types.ts'
import { asciiDomain } from '../validation/asciiDomain.ts'

/** The form in which email addresses are compared: trimmed, lower case, with the domain that mail servers use. */
export function normaliseEmail(email: string): string {
  return asciiDomain(email.trim()).toLowerCase()
}

/** Whether a ONE-TIME-PER-EMAIL coupon has been redeemed by this address, whatever its case. */
export function isCouponUsedUp(
  { useType }: Coupon,
  email: string,
  redeemedBy: readonly string[],
): boolean {
  const address = normaliseEmail(email)
  return (
    useType === 'one-time-per-email' &&
    redeemedBy.some((redeemed) => normaliseEmail(redeemed) === address)
  )
}
