import { expect, test } from 'vitest'
import { findRoute } from '../loading/route.ts'
import { BlogRoute } from './blog/BlogRoute.tsx'
import { NotFoundRoute } from './NotFoundRoute.tsx'
import { OrdersRoute } from './OrdersRoute.tsx'
import { nothingThere, otherRoutes } from './otherRoutes.ts'
import { pageAt } from './pageAt.ts'
import { routes } from './routes.ts'
import { ShopRoute } from './ShopRoute.tsx'

/* Each path leads to its page, in the table of the buying path or in that of the other pages. */

test('pageAt loads a page on the way to buying', async () => {
  expect(await pageAt('/shop').load()).toBe(ShopRoute)
  expect(pageAt('/shop').loaded()).toBe(ShopRoute)
})

test('pageAt loads a page of the other table', async () => {
  expect(await pageAt('/profile/orders/ST-1').load()).toBe(OrdersRoute)
  expect(pageAt('/profile/orders/ST-1').loaded()).toBe(OrdersRoute)
})

test('pageAt shows the not-found page for an unknown path', async () => {
  expect(await pageAt('/orboot/moon').load()).toBe(NotFoundRoute)
})

test('pageAt shows the not-found page at a path of the blog for which the server sent it (§2.12)', async () => {
  expect(await pageAt('/blog/nothing').load(nothingThere)).toBe(NotFoundRoute)
  expect(await pageAt('/blog/a-post').load()).toBe(BlogRoute)
})

test.each([
  ['/', 'HomeRoute'],
  ['/orboot', 'LineRoute'],
  ['/plugo', 'LineRoute'],
  ['/tacto', 'LineRoute'],
])('the page at %s is %s (§2.1, §2.14)', (path, page) => {
  expect(findRoute(routes, path)?.modules).toEqual([`src/routes/${page}.tsx`])
})

test.each(['/ourearth', '/ourearth/', '/ourearth/info', '/ourearthapp'])(
  'the page at %s is that of the app for Orboot Earth (§2.13)',
  (path) => {
    expect(findRoute(otherRoutes, path)?.path).toBe('/ourearth*')
  },
)

test('/our and /OURearth do not show the page of the app', () => {
  expect(findRoute(otherRoutes, '/our')).toBeUndefined()
  expect(findRoute(otherRoutes, '/OURearth')).toBeUndefined()
})

test.each([
  ['/', '/shop'],
  ['/shop', '/orboot/earth'],
  ['/tacto', '/tacto/electronics'],
  ['/cart', '/checkout/guest'],
  // Nothing follows: the first input fetches the cart's overlay, and other pages are not on the way to buying.
  ['/orboot/earth', undefined],
  ['/about-us', undefined],
])('%s prefetches the page that most shoppers open next: %s', (pathname, next) => {
  expect(pageAt(pathname).next).toBe(next)
})

test('no page prefetches a page that is not on the way to buying', () => {
  const next = routes.flatMap((route) => route.next ?? [])
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(next))
})

test('no pattern of the first table matches a page of the other one', () => {
  const hidden = otherRoutes.flatMap(({ path, pages }) =>
    [path, ...(typeof pages === 'function' ? [] : pages)].filter(
      (one) => findRoute(routes, one) !== undefined,
    ),
  )
  expect(hidden).toEqual([])
})
