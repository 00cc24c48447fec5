import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { newSignInKey } from '../accounts/register.ts'
import { notSignedIn } from '../accounts/refusals.ts'
import { accountOf, type Account } from '../accounts/signedIn.ts'
import type { Shop } from '../shop/Shop.ts'
import type { AuthCookies } from './cookies.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A session expires this long after the last request that renewed it. */
const sessionMs = 30 * dayMs
/** Renew the stored row at most once a day: not every request writes. */
const renewAfterMs = dayMs

export interface Session {
  readonly account: Account
  readonly expiresAt: Date
}

/**
 * Sessions are rows of the store. Their id is the hash of a random cookie. Signing out deletes the row;
 * a new password invalidates all rows of the account. Times are those of the shop's clock.
 */
export class Sessions {
  readonly #cookies: AuthCookies

  constructor(cookies: AuthCookies) {
    this.#cookies = cookies
  }

  /** Starts a session with a new id, and deletes the browser's earlier session (session fixation). */
  async start(shop: Shop, account: Account, request: Request, response: Response): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    const before = this.#idIn(request)
    const row = {
      email: account.id,
      signInKey: account.user.signInKey,
      expiresAt: this.#end(shop).toISOString(),
    }
    await shop.store.tx(async (tx) => {
      if (before !== undefined) tx.delete('sessions', before)
      tx.put('sessions', idOf(token), row)
    })
    this.#cookies.set(response, 'session-token', token, { maxAgeMs: sessionMs })
    // The account opens its own orders. Those that a mail has opened may be somebody else's.
    this.#cookies.clearAll(request, response, 'order-key')
  }

  /** The session of a request, unless it is unknown, has expired, or a new password invalidated it. */
  async read({ store, clock }: Shop, request: Request): Promise<Session | undefined> {
    const id = this.#idIn(request)
    const row = id === undefined ? undefined : await store.get('sessions', id)
    if (!row || row.expiresAt <= clock.now().toISOString()) return undefined
    const account = await accountOf(store, row.email, row.signInKey)
    return account && { account, expiresAt: new Date(row.expiresAt) }
  }

  /** Reads the session and extends it by its full life. Clears a cookie that has no session. */
  async renew(shop: Shop, request: Request, response: Response): Promise<Session | undefined> {
    const session = await this.read(shop, request)
    const token = this.#cookies.read(request, 'session-token')
    if (!session || token === undefined) {
      if (token !== undefined) this.#cookies.clear(response, 'session-token')
      return undefined
    }
    const expiresAt = this.#end(shop)
    if (expiresAt.getTime() - session.expiresAt.getTime() > renewAfterMs) {
      await shop.store.tx(async (tx) => {
        const row = await tx.get('sessions', idOf(token))
        // Another request may have deleted it since it was read.
        if (row) tx.put('sessions', idOf(token), { ...row, expiresAt: expiresAt.toISOString() })
      })
    }
    this.#cookies.set(response, 'session-token', token, { maxAgeMs: sessionMs })
    return { ...session, expiresAt }
  }

  /** Ends all other sessions and tokens of an account, by a new `signInKey`. Returns the account as it is now. */
  async endOthers({ store }: Shop, { id }: Account, request: Request): Promise<Account> {
    const own = this.#idIn(request)
    return store.tx(async (tx) => {
      const before = await tx.get('users', id)
      if (!before) throw notSignedIn()
      const user = { ...before, signInKey: newSignInKey() }
      tx.put('users', id, user)
      const row = own === undefined ? undefined : await tx.get('sessions', own)
      if (own !== undefined && row?.email === id && row.signInKey === before.signInKey) {
        tx.put('sessions', own, { ...row, signInKey: user.signInKey })
      }
      return { id, user }
    })
  }

  async end({ store }: Shop, request: Request, response: Response): Promise<void> {
    const id = this.#idIn(request)
    if (id !== undefined) await store.tx(async (tx) => tx.delete('sessions', id))
    this.#cookies.clear(response, 'session-token')
    this.#cookies.clearAll(request, response, 'order-key')
  }

  #end({ clock }: Shop): Date {
    return new Date(clock.now().getTime() + sessionMs)
  }

  #idIn(request: Request): string | undefined {
    const token = this.#cookies.read(request, 'session-token')
    return token === undefined ? undefined : idOf(token)
  }
}

/** Only the hash is stored, so that nobody can sign in with a copy of the data files. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
