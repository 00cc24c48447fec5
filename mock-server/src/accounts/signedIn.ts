import type { Request } from 'express'
import type { Shop } from '../shop/Shop.ts'
import type { UserRow } from '../store/accountRows.ts'
import type { Reader } from '../store/port.ts'
import type { Keys } from '../secrets/serverSecret.ts'
import { readToken, signToken } from '../secrets/tokens.ts'

const accessLifeMinutes = 60

/** An account and its id: the email in lower case. */
export interface Account {
  readonly id: string
  readonly user: UserRow
}

/** A token for x-access-token. A new password makes it invalid before its time. */
export function signAccess(keys: Keys, { id, user }: Account, now: Date): Promise<string> {
  const claims = { sub: id, key: user.signInKey }
  return signToken(keys, 'account', claims, { now, lifeMinutes: accessLifeMinutes })
}

/** Finds the account that a request is signed in to: by `x-access-token`, or by its session. */
export type AccountReader = (shop: Shop, request: Request) => Promise<Account | undefined>

/** The same, for calls that need an account. @throws {Refusal} 401 */
export type AccountGuard = (shop: Shop, request: Request) => Promise<Account>

/** The account of an access token. */
export async function accountOfToken(
  keys: Keys,
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  token: string | undefined,
): Promise<Account | undefined> {
  const claims = await readToken(keys, 'account', token, clock.now())
  return claims?.sub === undefined ? undefined : accountOf(store, claims.sub, claims['key'])
}

/** The account, unless its `signInKey` has changed (a new password signs everybody out). */
export async function accountOf(
  reader: Reader,
  id: string,
  signInKey: unknown,
): Promise<Account | undefined> {
  const user = await reader.get('users', id)
  return user && user.signInKey === signInKey ? { id, user } : undefined
}
