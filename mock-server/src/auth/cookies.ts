import { parse } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'

/** The cookies of /api/auth, and `order-key`, which holds the key of one order. */
export type AuthCookie = 'session-token' | 'csrf-token' | 'proven-code' | 'state' | 'order-key'

/** Browsers accept `__Host-` and `__Secure-` only on cookies with `Secure`. `__Host-` also forbids `Domain`, so that no subdomain can set the cookie. */
const prefixes: Readonly<Record<AuthCookie, string>> = {
  'session-token': '__Secure-',
  'csrf-token': '__Host-',
  'proven-code': '__Host-',
  state: '__Host-',
  'order-key': '__Host-',
}

/** When browsers send the cookies. */
export interface CookieScope {
  /** Sent only over TLS or to localhost. True in production mode. */
  readonly isSecure: boolean
  /** True if the pages have another origin than the store: browsers then send the cookies from another site too. */
  readonly isForOtherSite?: boolean
}

/**
 * Reads and sets cookies, named and prefixed as in next-auth 4. A `suffix` allows several cookies of one name:
 * `next-auth.state.<suffix>`.
 */
export class AuthCookies {
  readonly #isSecure: boolean
  readonly #sameSite: CookieOptions

  constructor({ isSecure, isForOtherSite = false }: CookieScope) {
    this.#isSecure = isSecure || isForOtherSite
    // Browsers that block cookies of another site keep partitioned ones.
    this.#sameSite = isForOtherSite ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }
  }

  read(request: Request, name: AuthCookie, suffix?: string): string | undefined {
    return parse(request.headers.cookie ?? '')[this.#fullName(name, suffix)]
  }

  /** The cookies of a name that have a suffix, as suffix and value. Browsers send the oldest first (RFC 6265, 5.4). */
  readAll(request: Request, name: AuthCookie): readonly (readonly [string, string])[] {
    const start = this.#fullName(name, '')
    return Object.entries(parse(request.headers.cookie ?? ''))
      .filter(([fullName]) => fullName.startsWith(start))
      .map(([fullName, value = '']) => [fullName.slice(start.length), value])
  }

  /** Without `maxAgeMs`, the browser forgets it when it is closed. */
  set(
    response: Response,
    name: AuthCookie,
    value: string,
    { maxAgeMs, suffix }: { readonly maxAgeMs?: number; readonly suffix?: string } = {},
  ): void {
    response.cookie(this.#fullName(name, suffix), value, {
      ...this.#options(),
      ...(maxAgeMs === undefined ? {} : { maxAge: maxAgeMs }),
    })
  }

  clear(response: Response, name: AuthCookie, suffix?: string): void {
    response.clearCookie(this.#fullName(name, suffix), this.#options())
  }

  /** Clears all cookies of a name that have a suffix. */
  clearAll(request: Request, response: Response, name: AuthCookie): void {
    for (const [suffix] of this.readAll(request, name)) this.clear(response, name, suffix)
  }

  #fullName(name: AuthCookie, suffix?: string): string {
    const end = suffix === undefined ? '' : `.${suffix}`
    return `${this.#isSecure ? prefixes[name] : ''}next-auth.${name}${end}`
  }

  #options(): CookieOptions {
    return { httpOnly: true, ...this.#sameSite, path: '/', secure: this.#isSecure }
  }
}
