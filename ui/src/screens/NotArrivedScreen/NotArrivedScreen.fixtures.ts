/** The way on. */
export const retry = 'Try again'
