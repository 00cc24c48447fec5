import type { CollectionName } from './collections.ts'

/**
 * The largest number of rows of a collection. A new row deletes the oldest. PostgreSQL trims now and then,
 * so it may hold a few hundred more. A mail with a gift card's code is never deleted for its number or its age.
 */
export const mostRows: { readonly [C in CollectionName]?: number } = {
  carts: 50_000,
  idempotency: 100_000,
  mails: 2000,
  visits: 10_000,
  vitals: 10_000,
  contacts: 10_000,
  codes: 50_000,
  proofs: 50_000,
  sessions: 200_000,
}

/** How many mails with gift codes may wait for the mail server. Further gifts wait for their mail. */
export const mostGiftMails = 1000

/** Days until rows are deleted. Codes, proofs and sessions are deleted once they expire. */
export const daysKept = { carts: 60, idempotency: 7, mails: 30, contacts: 180 } as const
