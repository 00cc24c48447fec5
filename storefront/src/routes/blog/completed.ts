import type { BlogContent } from './fetchBlog.ts'

/** The newer copy of a page. If its categories or other posts did not arrive, it gets those of the old copy. */
export function completed(newer: BlogContent, old: BlogContent): BlogContent {
  if ('found' in newer) {
    const isMissing = newer.found.others.length === 0 && 'found' in old
    return isMissing ? { ...newer, found: { ...newer.found, others: old.found.others } } : newer
  }
  const isMissing = newer.list.categories.length === 0 && 'list' in old
  return isMissing ? { ...newer, list: { ...newer.list, categories: old.list.categories } } : newer
}
