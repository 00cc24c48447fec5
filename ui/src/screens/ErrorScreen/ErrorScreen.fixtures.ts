/** Ways that work without signing in. */
export const ways = { shop: '/shop', contact: '/contact-us' } as const
