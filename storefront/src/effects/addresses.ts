import { withOneSlash } from '@stemside/rules/contract/pages'

/* Addresses that people type and other sites link to. None of these functions throws. */

/**
 * Path, query and hash of an address of this shop; undefined for another site or an invalid address.
 * @param base - what a relative address belongs to
 */
export function localPath(address: string | null, base: string): string | undefined {
  if (address === null || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin) return undefined
  return withOneSlash(url.pathname) + url.search + url.hash
}

/** The URL of a link of the shop. What is no address of the shop leads to the front page. */
export function shopUrl(href: string, base: string): URL {
  return new URL(localPath(withOneSlash(href), base) ?? '/', base)
}

/**
 * Lets the page's own address begin with one slash. The server redirects, but a proxy or a file server in front of
 * it may send a page for `//shop`, which the history API and links would read as the host `shop`.
 */
export function keepOneSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const path = withOneSlash(location.pathname)
  if (path === location.pathname) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}

/** The element that a hash such as `#reviews` names; null if the page has none. */
export function elementAt(hash: string, document: Document): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // A broken percent-encoding, such as `#100%zz`.
    return document.getElementById(name)
  }
}
