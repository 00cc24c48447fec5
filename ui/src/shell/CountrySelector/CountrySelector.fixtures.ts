/** The country of the sample visitor, and the one they choose. */
export const journey = { from: 'US', to: 'IN' } as const
