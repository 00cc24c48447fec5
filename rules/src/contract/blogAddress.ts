/** Posts on a page of the blog. Source: §9.12. */
export const postsPerPage = 12

/** What an address of the blog shows. */
export type BlogAddress =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'post'; readonly slug: string }

/** Reads `/blog`, `/blog/page/2`, `/blog/category/maths` or `/blog/a-post`. */
export function readBlogAddress(pathname: string): BlogAddress | undefined {
  const [first, second, ...more] = pathname.split('/').filter(Boolean).slice(1)
  if (first === undefined) return { kind: 'page', page: 1 }
  if (second === undefined) return { kind: 'post', slug: first }
  if (more.length > 0) return undefined
  if (first === 'category') return { kind: 'category', slug: second }
  // The first page has the address /blog alone.
  const isLater = first === 'page' && /^[1-9]\d{0,3}$/u.test(second) && second !== '1'
  return isLater ? { kind: 'page', page: Number(second) } : undefined
}
