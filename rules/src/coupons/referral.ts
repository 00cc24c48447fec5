import type { CountryCode } from '../countries.ts'

/** The coupon that a referred visitor gets instead of the automatic one. Source: specification §9. */
const referralCoupons: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'REF10',
  IN: 'REF400',
  GB: 'REF09',
  CA: 'REF14',
}

/** A country's referral coupon; AE has none. */
export function referralCouponCode(country: CountryCode): string | undefined {
  return referralCoupons[country]
}

/** Whether a code is one of the referral coupons, for which the apply-coupon popup shows. */
export function isReferralCoupon(code: string): boolean {
  return Object.values(referralCoupons).includes(code)
}

/**
 * The refer code that a link brings (`/?utm_source=referral&utm_campaign=<referCode>`), if it brings
 * one and it is not the visitor's own.
 */
export function readReferral(
  utmSource: string | undefined,
  utmCampaign: string | undefined,
  ownCode: string | undefined,
): string | undefined {
  const referCode = utmCampaign?.trim().toUpperCase()
  if (utmSource !== 'referral' || !referCode) return undefined
  return referCode === ownCode?.trim().toUpperCase() ? undefined : referCode
}
