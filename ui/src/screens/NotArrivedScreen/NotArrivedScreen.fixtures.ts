/** The button's text. */
export const retry = 'Try again'
