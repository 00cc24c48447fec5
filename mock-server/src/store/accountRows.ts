import type { Address, CountryCode, MinorUnits, Sku } from '@stemside/rules'
import type { CartRow } from './shopRows.ts'

/* The rows of accounts and of what belongs to them. All times are ISO 8601, UTC. */

/** A scrypt hash with its cost parameters, so that old hashes stay valid if the cost changes. */
export interface PasswordHash {
  /** Base64; so is `hash`. */
  readonly salt: string
  readonly hash: string
  readonly N: number
  readonly r: number
  readonly p: number
}

/** An account. Its email address was proved before the account was made. Keyed by the address, in lower case. */
export interface UserRow {
  readonly name: string
  /** The address as its owner typed it. */
  readonly email: string
  /** Empty for an account made with Google, until its owner adds it. */
  readonly phone: string
  readonly dialCode: string
  readonly country: CountryCode
  /** Absent for an account made with Google, until its owner sets one with a code. */
  readonly password?: PasswordHash
  /** Random. Tokens and sessions carry it; a new key invalidates them all. */
  readonly signInKey: string
  /** The id of the account's cart. */
  readonly cartId: string
  /** The code by which the owner invites friends. Absent until the owner first asks for it. */
  readonly referCode?: string
  /** The friend's refer code with which the account was made. */
  readonly referredBy?: string
  /** Checkout proposes the first one in the chosen country. */
  readonly addresses: readonly Address[]
  /** The toys of the wish list, the newest first. Absent before its first change. */
  readonly wishes?: readonly Sku[]
  /** The ids in the links that share the wish list, the newest first. Absent or empty if it was never shared. */
  readonly wishlistIds?: readonly string[]
  readonly createdAt: string
}

/** The account of a user of an identity provider. Keyed by the provider's name and the user's id there. */
export interface IdentityRow {
  /** The account's id. */
  readonly email: string
  readonly linkedAt: string
}

/** The owner of a refer code. Keyed by the code. */
export interface ReferCodeRow {
  /** The account's id. */
  readonly owner: string
}

/** What an account earns for a friend's first order. Keyed by the id of that order. */
export interface CreditRow {
  /** The account's id. */
  readonly owner: string
  /** The country in whose currency the amount is. */
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly creditedAt: string
}

/** A coupon that an account made from its credits. It works once. Keyed by its code. */
export interface RewardRow {
  /** The account's id. */
  readonly owner: string
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly earnedAt: string
}

/** What an erased email address has used up. Keyed by an HMAC of the address. The HMAC's key is not in the store. */
export interface FormerCustomerRow {
  /** Codes of one-time coupons. */
  readonly usedCoupons: readonly string[]
  /** Whether the address has placed an order that was not cancelled. */
  readonly hasOrdered: boolean
}

/** The cart of an account. Keyed by its id: `UserRow.cartId`. */
export interface UserCartRow extends CartRow {
  /** Ids of the guests' carts that were merged into it, the newest last. Each is merged once. */
  readonly mergedFrom: readonly string[]
}

/** What a one-time code allows. */
export type CodePurpose = 'signup' | 'login' | 'reset'

export interface OneTimeCode {
  readonly purpose: CodePurpose
  /** An HMAC with the server's secret: a plain hash of four digits would be easy to reverse. */
  readonly hash: string
  readonly tries: number
  readonly expiresAt: string
}

/** The newest one-time code of an email address. Keyed by email, lower-case. */
export interface CodeRow extends OneTimeCode {
  /** The code before it, unless that one had expired when this one was made. */
  readonly earlier?: OneTimeCode
}

/**
 * Says that a one-time code has verified an email address. Deleted on use. Keyed by the id in the token, or by the
 * SHA-256 of the cookie if the code was for a log-in (`auth/provenCode.ts`).
 */
export interface ProofRow {
  readonly email: string
  /** The hash of the code. Present only for a log-in with a code, whose second request sends the code again. */
  readonly codeHash?: string
  readonly expiresAt: string
}

/** A session. Keyed by the SHA-256 of the cookie. */
export interface SessionRow {
  readonly email: string
  /** The account's key when the session was last stored. If the account has another key now, the session is invalid. */
  readonly signInKey: string
  readonly expiresAt: string
}
