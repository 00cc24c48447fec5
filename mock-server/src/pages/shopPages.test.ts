import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countryCodes } from '@stemside/rules'
import { newerPostRoute, pageFile } from '@stemside/rules/contract/pages'
import { compressFolder } from '../../../scripts/compress.mjs'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { buildWith } from '../testing/buildWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

/** The store's blog holds no /blog/removed. It holds posts and categories that this build has no page of. */
const routes = [
  '/',
  '/shop',
  '/orboot/earth',
  '/thankyou',
  '/ourearth',
  newerPostRoute,
  '/blog',
  '/blog/page/2',
  '/blog/category/earth-and-space',
  '/blog/removed',
  '/not-found',
]

/** Serves a build whose pages contain their own country and route. */
async function startBuiltShop(changes: Partial<Settings> = {}, { hasOwnBlog = true } = {}) {
  const dynamic = {
    '/thankyou/:orderId?': '/thankyou',
    '/blog/*': newerPostRoute,
    '/ourearth*': '/ourearth',
  }
  const files: Record<string, string> = {
    'client/assets/app-1a2b.js': 'let a = 1\n'.repeat(500),
    'client/favicon.svg': '<svg/>',
  }
  for (const country of countryCodes) {
    for (const route of routes) {
      files[`pages/${pageFile(country, route)}`] = `<p>${country} ${route}</p>${'.'.repeat(2000)}`
    }
  }
  const buildDir = await buildWith({ hasOwnBlog, routes, dynamic }, files)
  await compressFolder(buildDir, 9)
  const { address } = await startTestServer({ buildDir, ...changes })
  return (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address + asked, { headers, method, redirect: 'manual' })
}

/** Headers that differ between any two answers. */
const changing = new Set(['date', 'x-request-id'])

async function pageOf(response: Response): Promise<string | undefined> {
  return /<p>(.*)<\/p>/.exec(await response.text())?.[1]
}

describe('the page of a visitor’s country', () => {
  test.each([
    ['/', {}, 'US /'],
    ['/shop', {}, 'US /shop'],
    ['/shop/', {}, 'US /shop'],
    ['/shop?cc=in', {}, 'IN /shop'],
    ['/shop', { cookie: 'cc=GB' }, 'GB /shop'],
    ['/shop', { cookie: 'a=b; cc=AE; c=d' }, 'AE /shop'],
    ['/shop?cc=CA', { cookie: 'cc=GB' }, 'CA /shop'],
    ['/shop?cc=FR', { cookie: 'cc=GB' }, 'GB /shop'],
    ['/shop?cc=../..', { cookie: 'cc=../..' }, 'US /shop'],
    ['/shop?cc=IN&cc=GB', {}, 'US /shop'],
    ['/shop', { cookie: 'xcc=GB' }, 'US /shop'],
    ['/thankyou/STEM-1', {}, 'US /thankyou'],
    ['/thankyou', {}, 'US /thankyou'],
    ['/blog', {}, 'US /blog'],
    ['/blog/page/2', {}, 'US /blog/page/2'],
    ['/blog/category/earth-and-space/', {}, 'US /blog/category/earth-and-space'],
    ['/ourearth', {}, 'US /ourearth'],
    ['/ourearth-app/info', {}, 'US /ourearth'],
  ])('%s with %j is %s', async (asked, headers, page) => {
    const ask = await startBuiltShop()
    const response = await ask(asked, headers)
    expect(response.status).toBe(200)
    expect(await pageOf(response)).toBe(page)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toContain('Cookie')
  })

  test.each([
    '/blog/seeing-four-without-counting',
    '/blog/category/maths-and-games',
    '/blog/page/3',
  ])(
    '%s, which the blog holds and the build does not, is the page that fetches it (§2.12)',
    async (asked) => {
      const ask = await startBuiltShop()
      const response = await ask(asked, { cookie: 'cc=IN' })
      expect([response.status, await pageOf(response)]).toEqual([200, `IN ${newerPostRoute}`])
    },
  )

  test.each(['/nothing', '/thankyou/a/b', '/shop/x', '/not-found', '/orboot'])(
    '%s answers 404 with the not-found page of the visitor’s country (§2.17)',
    async (asked) => {
      const ask = await startBuiltShop()
      const response = await ask(asked, { cookie: 'cc=IN' })
      expect([response.status, await pageOf(response)]).toEqual([404, 'IN /not-found'])
    },
  )

  test.each([
    '/blog/nothing',
    '/blog/removed',
    '/blog/post',
    newerPostRoute,
    '/blog/a/b',
    '/blog/a/b/c',
    '/blog/page/99',
    '/blog/category/nothing',
  ])(
    '%s, which the blog does not hold, answers 404 with the not-found page (§2.12)',
    async (asked) => {
      const ask = await startBuiltShop()
      const response = await ask(asked)
      expect([response.status, await pageOf(response)]).toEqual([404, 'US /not-found'])
    },
  )

  test.each([
    ['/blog/removed', 'US /blog/removed'],
    ['/blog/nothing', `US ${newerPostRoute}`],
    ['/blog/post', `US ${newerPostRoute}`],
    ['/blog/category/nothing', `US ${newerPostRoute}`],
  ])(
    'with the blog of another host, %s is answered by the page %s (§7.35)',
    async (asked, page) => {
      const ask = await startBuiltShop({}, { hasOwnBlog: false })
      const response = await ask(asked)
      expect([response.status, await pageOf(response)]).toEqual([200, page])
    },
  )

  test.each([newerPostRoute, '/blog/a/b/c'])(
    '%s is no address of any blog: it answers 404 (§7.35)',
    async (asked) => {
      const ask = await startBuiltShop({}, { hasOwnBlog: false })
      const response = await ask(asked)
      expect([response.status, await pageOf(response)]).toEqual([404, 'US /not-found'])
    },
  )

  test('the sitemap lists no page of the build that answers 404 (§2.18)', async () => {
    const ask = await startBuiltShop()
    const text = await (await ask('/sitemap.xml')).text()
    const paths = Array.from(text.matchAll(/<loc>https:\/\/[^/]+([^<]*)</gu), ([, at]) => at)
    expect(paths).toEqual([
      '/',
      '/shop',
      '/orboot/earth',
      '/ourearth',
      '/blog',
      '/blog/page/2',
      '/blog/category/earth-and-space',
    ])
  })

  test('?cc= is kept in a cookie for a year; an unknown country changes nothing', async () => {
    const ask = await startBuiltShop()
    const cookie = (await ask('/shop?cc=AE')).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^cc=AE; Max-Age=31536000; Path=\/; .*SameSite=Lax$/)
    expect((await ask('/shop?cc=FR')).headers.get('set-cookie')).toBeNull()
    expect((await ask('/shop')).headers.get('set-cookie')).toBeNull()
  })

  test('a page’s ETag does not match the page of another country', async () => {
    const ask = await startBuiltShop()
    // As a browser revalidates; fetch would send no-cache.
    const again = { 'cache-control': 'max-age=0' }
    const etag = (await ask('/shop', { cookie: 'cc=GB' })).headers.get('etag') ?? ''
    const same = await ask('/shop', { cookie: 'cc=GB', 'if-none-match': etag, ...again })
    expect(same.status).toBe(304)
    const other = await ask('/shop', { cookie: 'cc=CA', 'if-none-match': etag, ...again })
    expect(other.status).toBe(200)
    expect(await pageOf(other)).toBe('CA /shop')
  })

  test.each([
    ['/', {}, 'GET'],
    ['/shop/?cc=GB', {}, 'GET'],
    ['/thankyou/STEM-1', { 'accept-encoding': 'gzip', cookie: 'cc=IN' }, 'GET'],
    ['/shop', { 'accept-encoding': 'br' }, 'HEAD'],
    ['/shop', { 'x-forwarded-proto': 'https' }, 'GET'],
    ['/shop?cc=CA', { 'accept-encoding': 'identity' }, 'GET'],
  ])(
    'in production %s with %j is the same from the disk and from memory',
    async (asked, headers, method) => {
      const ask = await startBuiltShop({ mockTools: false, trustProxy: 1 })
      const answers = [await ask(asked, headers, method), await ask(asked, headers, method)]
      const [fromDisk, fromMemory] = await Promise.all(
        answers.map(async (answer) => ({
          status: answer.status,
          headers: Object.fromEntries([...answer.headers].filter(([name]) => !changing.has(name))),
          body: await answer.text(),
        })),
      )
      expect(fromMemory).toEqual(fromDisk)
      expect(fromMemory?.status).toBe(200)
    },
  )

  test('a page that could not be read is read again at the next request', async () => {
    const buildDir = await buildWith({ routes: ['/shop'] })
    const file = path.join(buildDir, 'pages', pageFile('US', '/shop'))
    await mkdir(path.dirname(file), { recursive: true })
    const { address } = await startTestServer({ mockTools: false, buildDir })
    const failed = await fetch(`${address}/shop`)
    expect(failed.status).toBe(500)
    // The error names the file: that is for the log.
    expect(await failed.json()).toEqual({
      status: 'failed',
      message: 'Something went wrong in the store. Please try again.',
    })
    await writeFile(file, '<p>here</p>')
    expect(await pageOf(await fetch(`${address}/shop`))).toBe('here')
  })

  test('/home redirects to /, with its query (§2.16)', async () => {
    const ask = await startBuiltShop()
    const response = await ask('/home?cc=IN&utm_source=x')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/?cc=IN&utm_source=x')
  })
})

test('a password manager’s address for a new password redirects to the profile', async () => {
  const ask = await startBuiltShop()
  const response = await ask('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/profile/edit'])
})

describe('compressed pages', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('Accept-Encoding: %s gets Content-Encoding %j', async (accepted, encoding) => {
    const ask = await startBuiltShop()
    const headers = { 'accept-encoding': accepted, cookie: 'cc=GB' }
    const response = await ask('/shop', headers)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Cookie, Accept-Encoding')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await pageOf(response)).toBe('GB /shop')
    const nothing = await ask('/nothing', headers)
    expect([nothing.status, nothing.headers.get('content-encoding')]).toEqual([404, encoding])
  })

  test('HEAD has the headers of GET and no body', async () => {
    const ask = await startBuiltShop()
    const response = await ask('/shop', { 'accept-encoding': 'br' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s of a page is refused with 405', async (method) => {
    const ask = await startBuiltShop()
    const response = await ask('/shop', {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('files', () => {
  test('assets are cached for a year, and sent as the build compressed them', async () => {
    const ask = await startBuiltShop()
    const response = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('a file whose name does not change is revalidated each time', async () => {
    const ask = await startBuiltShop()
    const response = await ask('/favicon.svg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0')
    expect(response.headers.get('etag')).not.toBeNull()
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s of a file is refused with 405', async (method) => {
    const ask = await startBuiltShop()
    for (const file of ['/assets/app-1a2b.js', '/favicon.svg']) {
      const response = await ask(file, {}, method)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect((await ask('/assets/none.js', {}, method)).status).toBe(404)
  })

  test('a missing asset answers 404 in JSON, not with a page', async () => {
    const ask = await startBuiltShop()
    const response = await ask('/assets/app-old.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('unknown paths and methods', () => {
  test.each(['/user/x', '/api/x', '/orders', '/wp-json/x', '/website-analytics/x', '/__mock/x'])(
    'GET %s answers 404 in JSON (§7.24)',
    async (asked) => {
      const ask = await startBuiltShop()
      const response = await ask(asked)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: 'failed' })
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s of a page answers 404 in JSON if the shop is not built',
    async (method) => {
      const { address } = await startTestServer()
      const response = await fetch(`${address}/shop`, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        status: 'failed',
        message: `There is no ${method} /shop here.`,
      })
    },
  )
})

test('without a build, pages say how to build and calls are answered', async () => {
  const { address } = await startTestServer()
  const response = await fetch(`${address}/shop`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('npm start')
  expect((await fetch(`${address}/getSkuInStock`)).status).toBe(200)
})

test('a damaged manifest stops the start with one sentence', async () => {
  const buildDir = await temporaryFolder()
  await mkdir(path.join(buildDir, 'pages'))
  await writeFile(path.join(buildDir, 'pages/manifest.json'), '{"routes":')
  await expect(startTestServer({ buildDir })).rejects.toThrow('build the shop again')
})
