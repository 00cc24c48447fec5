/** The way to checkout, as the cart's page has it. */
export const toCheckout = { words: 'Total $91.23', label: 'To checkout' } as const
