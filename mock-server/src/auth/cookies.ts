import { parse } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'

/** The cookies of /api/auth. Names are those of next-auth 4, with its prefixes in production. */
export type AuthCookie = 'session-token' | 'csrf-token' | 'proven-code' | 'state'

/** Browsers accept `__Host-` and `__Secure-` only on cookies with `Secure`. `__Host-` also forbids `Domain`, so that no subdomain can set the cookie. */
const prefixes: Readonly<Record<AuthCookie, string>> = {
  'session-token': '__Secure-',
  'csrf-token': '__Host-',
  'proven-code': '__Host-',
  state: '__Host-',
}

/** Reads and sets cookies; `isSecure` is true in production mode. */
export class AuthCookies {
  readonly #isSecure: boolean

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure
  }

  read(request: Request, name: AuthCookie): string | undefined {
    return parse(request.headers.cookie ?? '')[this.#fullName(name)]
  }

  /** Without `maxAgeMs`, the browser forgets it when it is closed. */
  set(response: Response, name: AuthCookie, value: string, maxAgeMs?: number): void {
    response.cookie(this.#fullName(name), value, {
      ...this.#options(),
      ...(maxAgeMs === undefined ? {} : { maxAge: maxAgeMs }),
    })
  }

  clear(response: Response, name: AuthCookie): void {
    response.clearCookie(this.#fullName(name), this.#options())
  }

  #fullName(name: AuthCookie): string {
    return `${this.#isSecure ? prefixes[name] : ''}next-auth.${name}`
  }

  #options(): CookieOptions {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.#isSecure }
  }
}
