/** Ages with and without an upper limit, in years. */
export const ages = { usual: { from: 4, to: 10 }, open: { from: 4 } } as const
