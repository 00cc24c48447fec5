import { privatePages } from '@stemside/rules/contract/crawlers'

/** Pages that the sitemap leaves out. */
export const unlisted = [
  ...privatePages,
  '/profile/edit',
  '/profile/addresses',
  '/profile/orders',
  '/profile/returns',
  '/profile/rewards',
]

/** The paths of all pages, also of those that the sitemap leaves out. */
export async function allPages(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  return [...listed, ...unlisted]
}
