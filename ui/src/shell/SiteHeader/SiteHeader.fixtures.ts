/** Units in a header's cart. */
export const headerCartCount = 2
