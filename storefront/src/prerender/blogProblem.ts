import { listCategories, listPosts } from '../api/blog.ts'
import type { Sanitiser } from '../api/createSanitiser.ts'
import type { StoreApi } from '../api/storeApi.ts'

/** Says in one sentence why the build cannot read the blog that BLOG_ORIGIN names; undefined if it can. */
export async function blogProblem(
  api: StoreApi,
  sanitiser: Sanitiser,
  origin: string,
): Promise<string | undefined> {
  try {
    await listCategories(api, sanitiser)
    await listPosts(api, sanitiser, 1)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `BLOG_ORIGIN is ${origin}, and its posts cannot be read: ${reason}`
  }
}
