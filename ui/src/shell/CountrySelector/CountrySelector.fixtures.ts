/** Where the sample visitor is, and whither they go. */
export const journey = { from: 'US', to: 'IN' } as const
