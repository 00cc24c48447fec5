/** A header with something in its cart. */
export const headerWords = { country: 'US', cartCount: 2 } as const
