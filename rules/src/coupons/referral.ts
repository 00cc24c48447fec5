import { countries, type CountryCode } from '../countries/countries.ts'

/** The coupon of a country's referred visitors; undefined where it has none. Source: §9.18. */
export function referralCouponCode(country: CountryCode): string | undefined {
  return countries[country].coupons.referral
}

/** Whether a code is one of the referral coupons, for which the apply-coupon popup shows. */
export function isReferralCoupon(code: string): boolean {
  return Object.values(countries).some(({ coupons }) => coupons.referral === code)
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
