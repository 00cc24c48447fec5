import { money, nothing } from '@stemside/rules'

/** The referral coupons of two countries. Source: specification §9; minimum 3 × the amount (decisions). */
export const ref10 = {
  country: 'US',
  code: 'REF10',
  worth: { kind: 'flat', amount: money('10', 'US') },
  minimum: money('30', 'US'),
} as const

export const ref400 = {
  country: 'IN',
  code: 'REF400',
  worth: { kind: 'flat', amount: money('400', 'IN') },
  minimum: money('1200', 'IN'),
} as const

/** As `anywayLabel` of the rules says it. */
export const useLabel = 'Use TRYNEW anyway · costs $6.83 more'

/** The coupon of a new account. Source: specification §9. */
export const trynew = {
  origin: 'signup',
  code: 'TRYNEW',
  worth: { kind: 'percent', basisPoints: 1500 },
  minimum: nothing,
} as const
