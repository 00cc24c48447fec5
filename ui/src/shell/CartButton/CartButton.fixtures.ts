/** Units in the cart. */
export const counts = { usual: 2, one: 1, none: 0, many: 120, notKnown: undefined } as const
