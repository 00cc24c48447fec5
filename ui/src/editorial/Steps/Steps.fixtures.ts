/** The heading of the first step. */
export const firstStep = 'Set it on the table'
