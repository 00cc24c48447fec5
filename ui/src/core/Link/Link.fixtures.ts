/** A sample link. */
export const linkWords = { href: '#shop', children: 'See all 34' } as const
