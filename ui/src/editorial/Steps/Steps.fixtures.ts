/** What the hands do first. */
export const firstStep = 'Set it on the table'
