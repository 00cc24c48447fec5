/** What a product's page may have to do without for a while. */
export const missing = { what: 'The reviews' }

/** The way on. */
export const retry = 'Try again'
