import { withOneSlash } from '@stemside/rules/contract/withOneSlash'

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
