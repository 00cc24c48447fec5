import { describe, expect, test } from 'vitest'
import { privatePages, robots, sitemap } from './crawlers.ts'

const origin = 'https://shop.example'

test('the sitemap lists public pages under the shop’s origin', () => {
  const pages = ['/', '/shop', '/cart', '/profile/orders', '/storybooks/read/a/b', '/cartoons']
  const listed = Array.from(
    sitemap(origin, pages).matchAll(/<loc>([^<]*)<\/loc>/gu),
    ([, at]) => at,
  )
  expect(listed).toEqual([`${origin}/`, `${origin}/shop`, `${origin}/cartoons`])
})

/** Whether a rule of robots.txt matches: `*` is any text, `$` the end. Any other character is itself. */
function matches(rule: string, address: string): boolean {
  const source = rule.replace(/[.+?^{}()|[\]\\]/gu, String.raw`\$&`).replaceAll('*', '.*')
  return new RegExp(`^${source}`, 'u').test(address)
}

/** Whether robots.txt closes an address: its longest rule that matches decides, and Allow wins a tie (RFC 9309 §2.2.2). */
function isClosed(address: string): boolean {
  const rules = Array.from(
    robots(origin).matchAll(/^(Allow|Disallow): (.*)$/gmu),
    ([, kind, rule = '']) => ({ closes: kind === 'Disallow', rule }),
  )
  const [longest] = rules
    .filter(({ rule }) => matches(rule, address))
    .toSorted((a, b) => b.rule.length - a.rule.length || Number(a.closes) - Number(b.closes))
  return longest?.closes ?? false
}

describe('robots.txt (§2.18)', () => {
  test('names the sitemap under the shop’s origin', () => {
    expect(robots(origin)).toMatch(/^User-agent: \*$/mu)
    expect(robots(origin)).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/mu)
  })

  test.each(privatePages)('closes %s, with a query and below it too', (page) => {
    const addresses = ['', '?cc=IN', '/', '/?cc=IN', '/SO-1', '/SO-1?cc=IN'].map(
      (rest) => page + rest,
    )
    expect(addresses.filter((address) => !isClosed(address))).toEqual([])
  })

  test.each([
    '/profile/edit',
    '/profile/orders',
    '/profile/orders/SO-1?cc=IN',
    '/storybooks/read/SO-1/whos_the_monster_in_oko',
  ])('closes %s', (address) => {
    expect(isClosed(address)).toBe(true)
  })

  test.each([
    '/',
    '/?cc=IN',
    '/shop?q=cart',
    '/cartoons',
    '/cart-toys?cc=IN',
    '/checkout/guests',
    '/thankyous/SO-1',
    '/wishlists',
    '/errors',
    '/tests',
    '/testimonials',
    '/profiles/ada',
    '/storybooks',
    '/storybooks/reading',
    '/blog/postcards-from-orbit',
    '/blog/cart',
  ])('leaves %s open', (address) => {
    expect(isClosed(address)).toBe(false)
  })
})
