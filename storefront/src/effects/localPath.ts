/** An address's path within the shop; undefined where it leads to another site or is none. */
export function localPath(address: string | null, origin: string): string | undefined {
  if (address === null || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = url.pathname + url.search + url.hash
  // A path that begins with // would be read as another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined
}
