/** The shop's name (§1.14). No other file of the source spells it. */
export const storeName = 'Stemside'
