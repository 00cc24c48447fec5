/** A button whose name has a part for screen readers only. */
export const hiddenWords = { shown: 'Add to cart', hidden: ': Orboot Earth' } as const
