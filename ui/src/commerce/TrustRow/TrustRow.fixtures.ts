/** The shipping promise for the United States. */
export const freeInUs = { country: 'US', words: 'Free from $49' } as const
