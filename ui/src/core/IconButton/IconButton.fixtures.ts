/** The label of the sample button. */
export const iconButtonLabel = 'Search'
