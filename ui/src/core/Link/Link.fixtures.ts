/** A way to more. */
export const linkWords = { href: '#shop', children: 'See all 34' } as const
