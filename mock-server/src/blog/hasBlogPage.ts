import { postsPerPage, readBlogAddress } from '@stemside/rules/contract/blogAddress'
import { categories } from './categories.ts'
import { posts } from './posts/index.ts'

/** Whether the blog has what an address such as `/blog/a-post` or `/blog/page/2` asks for. Source: §2.12. */
export function hasBlogPage(path: string): boolean {
  const address = readBlogAddress(path)
  switch (address?.kind) {
    case undefined:
      return false
    case 'post':
      return posts.some(({ slug }) => slug === address.slug)
    case 'category':
      return categories.some(({ slug }) => slug === address.slug)
    case 'page':
      return address.page <= Math.max(1, Math.ceil(posts.length / postsPerPage))
  }
}
