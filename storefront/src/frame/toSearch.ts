/** The listing of what was searched for. */
export function toSearch(query: string): string {
  return `/shop?${new URLSearchParams({ q: query }).toString()}`
}
