import { withOneSlash } from '@stemside/rules/contract/withOneSlash'
import type { Request } from 'express'

/** The path of all calls of the auth client. */
export const authPath = '/api/auth'

/** The origins that settings name. Without a setting, the host that the client asked for counts. */
export interface Origins {
  /** Where shoppers see pages: SHOP_URL. */
  readonly shopUrl: string | undefined
  /** Where the store answers: STORE_ORIGIN of the build, else where the pages are. */
  readonly storeOrigin: string | undefined
}

/** The origin of the shop's pages. */
export function shopAt(request: Request, { shopUrl }: Origins): string {
  return shopUrl ?? hostOf(request)
}

/** The origin of the store. */
export function storeAt(request: Request, { storeOrigin, shopUrl }: Origins): string {
  return storeOrigin ?? shopUrl ?? hostOf(request)
}

/** Where a redirect to one of the shop's pages leads: a path, unless pages have another origin than the store. */
export function pageOf(path: string, { storeOrigin, shopUrl }: Origins): string {
  return storeOrigin === undefined ? path : `${shopUrl ?? ''}${path}`
}

function hostOf({ protocol, host }: Request): string {
  return `${protocol}://${host}`
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
