import type { CollectionName } from './collections.ts'

/**
 * How many rows of a collection the store keeps: the oldest go. PostgreSQL trims now and then, so
 * that it may hold a few hundred more.
 */
export const mostRows: { readonly [C in CollectionName]?: number } = {
  carts: 50_000,
  idempotency: 100_000,
  mails: 2000,
  visits: 10_000,
  contacts: 10_000,
  codes: 50_000,
  proofs: 50_000,
  sessions: 200_000,
}

/** For how many days rows are kept. Codes, proofs and sessions go when they expire. */
export const daysKept = { carts: 60, idempotency: 7, mails: 30, contacts: 180 } as const
