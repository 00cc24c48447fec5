import { withOneSlash } from '@stemside/rules/contract/withOneSlash'
import type { Request } from 'express'

/** The path of all calls of the auth client. */
export const authPath = '/api/auth'

/** The shop's origin: SHOP_URL, else the host that the client asked for. */
export function originOf(request: Request, shopUrl: string | undefined): string {
  return shopUrl ?? `${request.protocol}://${request.host}`
}

/**
 * The address to open after signing in or out. Returns the shop's front page if `asked` has another
 * origin. It compares parsed origins: `//evil.example`, `/\evil.example` and `http://shop@evil.example`
 * look like the shop's addresses, and lead to another site.
 */
export function ownUrl(asked: string | undefined, origin: string): string {
  if (asked === undefined || !URL.canParse(asked, origin)) return origin
  const url = new URL(asked, origin)
  return url.origin === origin
    ? `${origin}${withOneSlash(url.pathname)}${url.search}${url.hash}`
    : origin
}

/** Whether it is an http or https address, or a path. */
export function isWebAddress(asked: string): boolean {
  const base = asked.startsWith('/') ? 'http://localhost' : undefined
  return URL.canParse(asked, base) && /^https?:$/.test(new URL(asked, base).protocol)
}
