import { passwordLength } from '@stemside/rules/validation'

/** A new password, with its rule (specification §5.8). */
export const newPassword = {
  purpose: 'new',
  hint: `${passwordLength.least} to ${passwordLength.most} characters.`,
} as const

/** An existing password. */
export const knownPassword = 'orbit-7'

/** The message of two passwords that differ (specification §5.4). */
export const mismatch = 'Passwords do not match'
