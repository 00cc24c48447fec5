import { expect, test } from 'vitest'
import { robots, sitemap } from './crawlers.ts'
import { notFoundRoute } from './pages.ts'

const origin = 'https://shop.example'

test('the sitemap lists public pages under the shop’s origin', () => {
  const pages = ['/', '/shop', '/cart', '/profile/orders', '/storybooks/read/a/b', notFoundRoute]
  const listed = Array.from(
    sitemap(origin, pages).matchAll(/<loc>([^<]*)<\/loc>/gu),
    ([, at]) => at,
  )
  expect(listed).toEqual([`${origin}/`, `${origin}/shop`])
})

test('robots.txt closes private pages, and names the sitemap under the shop’s origin', () => {
  const lines = robots(origin).split('\n')
  expect(lines).toContain('Disallow: /cart')
  expect(lines).toContain('Disallow: /profile/')
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(lines).not.toContain(`Disallow: ${notFoundRoute}`)
})
