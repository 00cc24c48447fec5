import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Keys } from '../accounts/serverSecret.ts'
import type { AuthCookies } from './cookies.ts'

/**
 * The token that forms send. A cookie has it together with its HMAC, so that the server knows its own
 * tokens; another site can neither read nor make such a cookie. A new one is set where there is none.
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

/** Whether a form came from a page that has read the token. */
export function hasCsrfToken(
  sent: string,
  request: Request,
  cookies: AuthCookies,
  keys: Keys,
): boolean {
  const known = tokenIn(cookies.read(request, 'csrf-token'), keys)
  return known !== undefined && isEqual(known, sent)
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
