/** The URL of the listing for a search. */
export function toSearch(query: string): string {
  return `/shop?${new URLSearchParams({ q: query }).toString()}`
}
