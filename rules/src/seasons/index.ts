/** Which banner a visit sees (§2.57), and whether its coupon saves more than the shopper has. */
export * from './banner.ts'
export * from './couponNotBeatenBy.ts'
export * from './lintBanners.ts'
export * from './table.ts'
