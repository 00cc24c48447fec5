/** A part of a product's page. */
export const missing = { what: 'The reviews' }

/** The button's text. */
export const retry = 'Try again'
