import { blogOrigin } from '../api/backEnds.ts'
import { onceForEach } from './onceForEach.ts'

const fetchOnce = onceForEach((asked: string, options?: RequestInit) => fetch(asked, options))

/** Like `fetch`, but asks a blog of another host only once for the same address: the pages of all countries need it. */
export async function fetchBlogOnce(
  ...[asked, options]: Parameters<typeof fetch>
): Promise<Response> {
  if (blogOrigin === undefined || typeof asked !== 'string' || !asked.startsWith(blogOrigin)) {
    return fetch(asked, options)
  }
  return (await fetchOnce(asked, options)).clone()
}
