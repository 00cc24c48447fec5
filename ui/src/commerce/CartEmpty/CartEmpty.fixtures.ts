/** The link of an empty cart. */
export const wayOn = { label: 'See all toys', href: '/shop' } as const
