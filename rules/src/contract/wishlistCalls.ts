import { get, type Call } from './calls.ts'

/* Apart from calls.ts, so that only the wish list loads this table. */

/** The call of a page that shows a shared wish list (§7.41). */
export const wishlistCalls = {
  getBoughtWishes: get('/wishlists/:wishlistId/bought'),
} as const satisfies Record<string, Call>
