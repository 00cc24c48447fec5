/** Links that work without signing in. */
export const ways = { shop: '/shop', contact: '/contact-us' } as const

/** What /error?error=SessionRequired says. */
export const sessionRequired = 'Please sign in to see that page.'
