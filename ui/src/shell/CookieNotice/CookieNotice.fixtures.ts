/** The two answers. */
export const answers = { yes: 'Accept', no: 'Decline' } as const
