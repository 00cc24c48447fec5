import { describe, expect, it } from 'vitest'
import { accountEndpoints } from './accountEndpoints.ts'
import { authEndpoints } from './authEndpoints.ts'
import { blogEndpoints } from './blogEndpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const groups: Readonly<Record<string, Endpoint>>[] = [
  endpoints,
  accountEndpoints,
  authEndpoints,
  blogEndpoints,
]
const all = groups.flatMap((group) => Object.entries(group))

describe('the calls (§7)', () => {
  it.each([
    'POST /cart/update',
    'POST /get_skus',
    'POST /insert_cart',
    'POST /place_order',
    'GET /get_coupon',
    'GET /get_all_coupons',
    'GET /getSkuInStock',
    'GET /orders/:orderId',
    'POST /web-subscribe-email',
    'GET /user/otp/generate',
    'POST /user/otp/verify',
    'POST /user/create',
    'POST /user/emaillogin',
    'POST /user/email_otp_login',
    'POST /user/password/update',
    'GET /user/profile',
    'POST /user/profile',
    'GET /user/addresses',
    'POST /user/addresses',
    'GET /user/cart',
    'POST /user/cart',
    'GET /user/data',
    'POST /user/erase',
    'GET /user/orders',
    'POST /user/orders',
    'GET /user/returns',
    'POST /user/returns',
    'GET /user/referral',
    'POST /user/referral',
    'GET /user/rewards',
    'POST /user/rewards',
    'GET /orders/:orderId/books/:sku',
    'POST /website-analytics/insert-analytics',
    'GET /site',
    'POST /contact',
    'POST /egift',
    'GET /egift/balance',
    'GET /wp-json/wp/v2/posts',
    'GET /wp-json/wp/v2/categories',
    'GET /api/auth/session',
    'GET /api/auth/csrf',
    'GET /api/auth/providers',
    'GET /api/auth/signin',
    'GET /api/auth/signout',
    'GET /api/auth/error',
    'POST /api/auth/signin/:provider',
    'POST /api/auth/callback/:provider',
    'GET /api/auth/callback/:provider',
    'POST /api/auth/signout',
    'POST /api/auth/_log',
  ])('%s is described once', (call) => {
    const described = all.filter(([, { method, path }]) => `${method} ${path}` === call)
    expect(described).toHaveLength(1)
    expect(described[0]?.[1].summary).toMatch(/\.$/)
  })

  it('are for shoppers: none is for an administrator (§6.3)', () => {
    const ofAdministrators = all.filter(([name, { path, summary }]) =>
      /admin|staff|moderat/i.test(`${name} ${path} ${summary}`),
    )
    expect(ofAdministrators).toEqual([])
  })

  it('have names that are unique over all groups', () => {
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
  })

  it.each([
    ['a password', { username: 'ada@example.com', password: 'secret' }],
    ['a code', { username: 'ada@example.com', code: '0123', country: 'GB' }],
    ['what the client sends besides', { redirect: 'false' }],
  ])('the callback takes %s, with and without a token', (_, fields) => {
    const form = { json: 'true', ...fields }
    const { body } = authEndpoints.callback
    expect(body.safeParse(form).success).toBe(true)
    expect(body.safeParse({ csrfToken: 'abc', ...form }).success).toBe(true)
    expect(body.safeParse({ csrfToken: 'a'.repeat(257), ...form }).success).toBe(false)
  })

  it.each([
    [{ per_page: '12', page: '2', _embed: '' }, true],
    [{ categories: '3,4' }, true],
    [{ slug: 'seeing-four' }, true],
    [{ per_page: '101' }, false],
    [{ page: '0' }, false],
    [{ categories: 'maths' }, false],
  ])('the blog can be asked %j: %s', (query, fits) => {
    expect(blogEndpoints.posts.query.safeParse(query).success).toBe(fits)
  })
})
