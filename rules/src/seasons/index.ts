export * from './couponNotBeatenBy.ts'
/** Which banner a visit sees (§2.57). */
export * from './banner.ts'
export * from './lintBanners.ts'
export * from './table.ts'
