import type { PagesManifest } from '@stemside/rules/contract/pages'
import { withOneSlash } from '@stemside/rules/contract/withOneSlash'
import type { Request } from 'express'

/** The path of all calls of the auth client. */
export const authPath = '/api/auth'

/** The origins of pages and store. */
export interface Origins {
  /** SHOP_URL, where shoppers see pages. Without it, the host that the client asked for counts. */
  readonly shopUrl: string | undefined
  /** Both origins, if the build has a STORE_ORIGIN. Undefined if pages and store have one origin. */
  readonly elsewhere: { readonly pages: string; readonly store: string } | undefined
}

export function originsOf(
  shopUrl: string | undefined,
  manifest: Pick<PagesManifest, 'origin' | 'storeOrigin'> | undefined,
): Origins {
  if (manifest?.storeOrigin === undefined) return { shopUrl, elsewhere: undefined }
  // With STORE_ORIGIN, SHOP_URL is the origin of the build, also if the server starts without it (`checkOrigin`).
  const { origin: pages, storeOrigin: store } = manifest
  return { shopUrl: pages, elsewhere: { pages, store } }
}

/** The origin of the shop's pages. */
export function shopAt(request: Request, { shopUrl }: Origins): string {
  return shopUrl ?? hostOf(request)
}

/** The origin of the store. */
export function storeAt(request: Request, { elsewhere, shopUrl }: Origins): string {
  return elsewhere?.store ?? shopUrl ?? hostOf(request)
}

/** Where a redirect to one of the shop's pages leads: a path, unless pages have another origin than the store. */
export function pageOf(path: string, { elsewhere }: Origins): string {
  return `${elsewhere?.pages ?? ''}${path}`
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
