/** The sample visitor's country, and the country that they choose. */
export const journey = { from: 'US', to: 'IN' } as const
