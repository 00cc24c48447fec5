/** The path of a URL of this shop; undefined for another site or an invalid URL. */
export function localPath(address: string | null, origin: string): string | undefined {
  if (address === null || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = url.pathname + url.search + url.hash
  // Browsers read a path that begins with // as another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined
}
