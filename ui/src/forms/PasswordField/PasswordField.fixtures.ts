/** A password that is made up, with its rule. */
export const newPassword = { purpose: 'new', hint: 'Six characters or more.' } as const

/** A password that is there already. */
export const knownPassword = 'orbit-7'

/** Source: §5.4. */
export const mismatch = 'Passwords do not match'
