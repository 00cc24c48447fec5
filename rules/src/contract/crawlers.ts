/** Private pages and test pages, besides those under `privateFolders`. No search engine may list them. */
export const privatePages = [
  '/cart',
  '/checkout/guest',
  '/payment',
  '/thankyou',
  '/tracking',
  '/returns',
  '/wishlist',
  '/error',
  '/test',
  '/testwithoutlayout',
  '/onboarding',
] as const

/** Every page under them is private. */
const privateFolders = ['/profile/', '/storybooks/read/']

/** The sitemap of the shop at `origin`: those of its `pages` that are not private. */
export function sitemap(origin: string, pages: readonly string[]): string {
  const urls = pages
    .filter((page) => !isPrivate(page))
    .map((page) => `  <url><loc>${origin}${page}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function isPrivate(page: string): boolean {
  return (
    privatePages.some((one) => one === page) ||
    privateFolders.some((folder) => page.startsWith(folder))
  )
}

/**
 * The robots.txt of the shop at `origin`. A rule counts for every path that begins with it (RFC 9309), and `/cart` would
 * close `/cartoons` too. So each private page has three rules: itself, what is below it, and itself with a query.
 */
export function robots(origin: string): string {
  const closed = [
    ...privatePages.flatMap((page) => [`${page}$`, `${page}/`, `${page}?`]),
    ...privateFolders,
  ]
  return [
    'User-agent: *',
    ...closed.map((rule) => `Disallow: ${rule}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
