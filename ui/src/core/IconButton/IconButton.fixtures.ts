/** What the sample button does. */
export const iconButtonLabel = 'Search'
