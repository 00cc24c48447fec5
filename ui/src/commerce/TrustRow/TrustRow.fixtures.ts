/** What the row promises in the United States. */
export const freeInUs = { country: 'US', words: 'Free from $49.00' } as const
