import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { accountOf, type Account } from '../accounts/signedIn.ts'
import type { Shop } from '../shop/Shop.ts'
import type { AuthCookies } from './cookies.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A session ends after so many days without a request for it. */
const sessionMs = 30 * dayMs
/** The store's row is renewed once a day at most. */
const renewAfterMs = dayMs

export interface Session {
  readonly account: Account
  readonly expiresAt: Date
}

/**
 * Sessions are rows of the store, found by the hash of a random cookie: to sign out, or to set a new
 * password, ends them for good. Times are those of the shop's clock.
 */
export class Sessions {
  readonly #cookies: AuthCookies

  constructor(cookies: AuthCookies) {
    this.#cookies = cookies
  }

  /** Starts a session with a new id, and ends the one that the browser had. */
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
    this.#cookies.set(response, 'session-token', token, sessionMs)
  }

  /** The session of a request, if it is known, in time, and no new password has ended it. */
  async read({ store, clock }: Shop, request: Request): Promise<Session | undefined> {
    const id = this.#idIn(request)
    const row = id === undefined ? undefined : await store.get('sessions', id)
    if (!row || row.expiresAt <= clock.now().toISOString()) return undefined
    const account = await accountOf(store, row.email, row.signInKey)
    return account && { account, expiresAt: new Date(row.expiresAt) }
  }

  /** The same, and the session's days start again; a cookie without a session is cleared. */
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
        // It may have been ended since it was read.
        if (row) tx.put('sessions', idOf(token), { ...row, expiresAt: expiresAt.toISOString() })
      })
    }
    this.#cookies.set(response, 'session-token', token, sessionMs)
    return { ...session, expiresAt }
  }

  async end({ store }: Shop, request: Request, response: Response): Promise<void> {
    const id = this.#idIn(request)
    if (id !== undefined) await store.tx(async (tx) => tx.delete('sessions', id))
    this.#cookies.clear(response, 'session-token')
  }

  #end({ clock }: Shop): Date {
    return new Date(clock.now().getTime() + sessionMs)
  }

  #idIn(request: Request): string | undefined {
    const token = this.#cookies.read(request, 'session-token')
    return token === undefined ? undefined : idOf(token)
  }
}

/** Who reads the store's files cannot sign in with what stands there. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
