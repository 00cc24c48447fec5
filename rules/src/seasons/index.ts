export * from './alreadySaves.ts'
/** Which banner a visit sees (specification §2, §9). */
export * from './banner.ts'
export * from './lintBanners.ts'
export * from './table.ts'
