/** Every kind of coupon, as the wire names them. */
export const couponKinds = [
  'percent',
  'flat',
  'gift',
  'cheapest-free',
  'nth-unit',
  'spend-tiers',
] as const

export type CouponKind = (typeof couponKinds)[number]
