/** A button whose name has a part for those who do not see the card around it. */
export const hiddenWords = { shown: 'Add to cart', hidden: ': Orboot Earth' } as const
