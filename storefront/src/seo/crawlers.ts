import { notFoundRoute } from '@stemside/rules/contract'
import { siteOrigin } from './site.ts'

/** Pages that belong to one shopper, or to nobody. */
const unlisted = new Set([
  '/cart',
  '/checkout/guest',
  '/thankyou',
  '/tracking',
  '/error',
  '/test',
  '/testwithoutlayout',
  notFoundRoute,
])

export function sitemap(pages: readonly string[]): string {
  const urls = pages
    .filter((page) => !unlisted.has(page))
    .map((page) => `  <url><loc>${siteOrigin}${page}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(): string {
  const closed = [...unlisted].filter((page) => page !== notFoundRoute)
  return [
    'User-agent: *',
    ...closed.map((page) => `Disallow: ${page}`),
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n')
}
