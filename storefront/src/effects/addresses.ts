import { withOneSlash } from '@stemside/rules/contract/withOneSlash'

/* Addresses that people type and other sites link to. `localPath.ts` reads what a query holds. */

/** The URL of a link of the shop, such as `/shop?q=x#top`. @param base - what a relative link belongs to */
export function shopUrl(href: string, base: string): URL {
  const url = new URL(withOneSlash(href), base)
  // Browsers resolve `/.//shop` to `//shop`.
  url.pathname = withOneSlash(url.pathname)
  return url
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
  let name = hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A broken percent-encoding, such as `#100%zz`.
  }
  return document.getElementById(name)
}
