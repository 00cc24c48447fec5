/** The way on. */
export const wayOn = { label: 'See all toys', href: '/shop' } as const
