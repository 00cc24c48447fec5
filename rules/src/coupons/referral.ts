import { countries, type CountryCode } from '../countries/countries.ts'
import { times, type MinorUnits } from '../money.ts'

/** A country's coupon for referred visitors; undefined if it has none. Source: §9.18. */
export function referralCouponCode(country: CountryCode): string | undefined {
  return countries[country].coupons.referral?.code
}

export interface ReferralOffer {
  readonly code: string
  /** What the coupon takes off a friend's first order, and what the order earns its sender. */
  readonly amount: MinorUnits
  /** The value of toys from which it counts. */
  readonly minimum: MinorUnits
}

/** What a country's referral coupon is worth; undefined if it has none. Source: §9.18. */
export function referralOffer(country: CountryCode): ReferralOffer | undefined {
  const { referral } = countries[country].coupons
  return referral && { ...referral, minimum: times(referral.amount, 3) }
}

/** Whether a code is one of the referral coupons, for which the apply-coupon popup shows. */
export function isReferralCoupon(code: string): boolean {
  return Object.values(countries).some(({ coupons }) => coupons.referral?.code === code)
}

/**
 * The refer code of a link (`/?utm_source=referral&utm_campaign=<referCode>`). Undefined without one, and
 * for the visitor's own.
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
