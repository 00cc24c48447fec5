/** Which banner a visit sees (§2.57), and whether its offer saves more than the coupon that the shopper has. */
export * from './banner.ts'
export * from './couponNotBeatenBy.ts'
export * from './lintBanners.ts'
export * from './table.ts'
