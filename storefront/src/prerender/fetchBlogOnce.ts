import { blogOrigin } from '../api/backEnds.ts'

const answers = new Map<string, Promise<Response>>()

/** Like `fetch`, but asks a blog of another host only once for the same address: the pages of all countries need it. */
export async function fetchBlogOnce(
  ...[asked, options]: Parameters<typeof fetch>
): Promise<Response> {
  if (blogOrigin === undefined || typeof asked !== 'string' || !asked.startsWith(blogOrigin)) {
    return fetch(asked, options)
  }
  const answer = answers.get(asked) ?? fetch(asked, options)
  answers.set(asked, answer)
  return (await answer).clone()
}
