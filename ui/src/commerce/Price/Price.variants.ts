export const priceSizes = ['small', 'medium', 'large'] as const
export type PriceSize = (typeof priceSizes)[number]
