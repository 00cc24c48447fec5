/** An address's path within the shop; undefined where it leads to another site or is none. */
export function localPath(address: string | null, origin: string): string | undefined {
  if (address === null || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined
}
