import { withOneSlash } from '@stemside/rules/contract/withOneSlash'

/**
 * Path, query and hash of an address of this shop; undefined for another site or an invalid address.
 * @param base - what a relative address belongs to
 */
export function localPath(address: string | null, base: string): string | undefined {
  if (address === null) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, base)
    if (origin === new URL(base).origin) return withOneSlash(pathname) + search + hash
  } catch {
    // An invalid address. `URL.canParse` is younger than the oldest browsers of the shop.
  }
  return undefined
}
