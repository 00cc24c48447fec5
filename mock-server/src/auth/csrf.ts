import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Keys } from '../secrets/serverSecret.ts'
import type { AuthCookies } from './cookies.ts'

/**
 * The CSRF token that forms send (double-submit cookie). The cookie holds the token and its HMAC. Another
 * site can neither read the token nor sign one of its own. Sets the cookie if the browser has no valid one.
 */
export function csrfToken(
  request: Request,
  response: Response,
  cookies: AuthCookies,
  keys: Keys,
): string {
  const known = tokenIn(cookies.read(request, 'csrf-token'), keys)
  if (known !== undefined) return known
  const token = randomBytes(32).toString('hex')
  cookies.set(response, 'csrf-token', `${token}|${signature(token, keys)}`)
  return token
}

/** Whether the form carries the token of the browser's cookie. `sent` is undefined for a form without a token. */
export function hasCsrfToken(
  sent: string | undefined,
  request: Request,
  cookies: AuthCookies,
  keys: Keys,
): boolean {
  const known = tokenIn(cookies.read(request, 'csrf-token'), keys)
  return known !== undefined && sent !== undefined && isEqual(known, sent)
}

function tokenIn(cookie: string | undefined, keys: Keys): string | undefined {
  const [token = '', signed = ''] = cookie?.split('|') ?? []
  return isEqual(signature(token, keys), signed) ? token : undefined
}

function signature(token: string, { csrf }: Keys): string {
  return createHmac('sha256', csrf).update(token).digest('hex')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
