import { notFoundRoute } from './pages.ts'

/** Private pages and test pages, besides those under `profile`. No search engine may list them. */
export const privatePages = [
  '/cart',
  '/checkout/guest',
  '/thankyou',
  '/tracking',
  '/wishlist',
  '/error',
  '/test',
  '/testwithoutlayout',
  '/onboarding',
] as const

/** `/blog/post` serves posts that are newer than the build. */
const unlisted = new Set<string>([...privatePages, '/blog/post', notFoundRoute])
/** Every page under it is private. */
const profile = '/profile/'
const books = '/storybooks/read/'

/** The sitemap of the shop at `origin`. */
export function sitemap(origin: string, pages: readonly string[]): string {
  const urls = pages
    .filter((page) => !unlisted.has(page) && !page.startsWith(profile) && !page.startsWith(books))
    .map((page) => `  <url><loc>${origin}${page}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The robots.txt of the shop at `origin`. */
export function robots(origin: string): string {
  const closed = [...unlisted, profile, books].filter((page) => page !== notFoundRoute)
  return [
    'User-agent: *',
    ...closed.map((page) => `Disallow: ${page}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
