/** The texts of the cart page's bar. */
export const toCheckout = { words: 'Total $91.23', label: 'To checkout' } as const
