import { endpoints, everyEndpoint } from '@stemside/rules/contract'
import type { PagesManifest } from '@stemside/rules/contract/pages'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../http/requestLog.ts'
import { buildWith } from '../testing/buildWith.ts'
import { call } from '../testing/call.ts'
import { emptyManifest } from '../testing/emptyManifest.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { startPagesServer } from '../pagesServer.ts'

/* Pages at one origin, the store at another: STORE_ORIGIN of the build (§7.38). */

const shopUrl = 'https://shop.example'
const storeOrigin = 'https://store.example'

function buildFor(changes: Partial<PagesManifest>): Promise<string> {
  const manifest = { routes: ['/'], origin: shopUrl, ...changes }
  return buildWith(manifest, { 'pages/US/index.html': '<p>The front page</p>' })
}

const calls = Object.values(everyEndpoint)

/** Starts the store in production mode. */
async function start(changes: Partial<PagesManifest>) {
  const buildDir = await buildFor(changes)
  const authSecret = 'a secret of the tests, long enough'
  return startTestServer({ buildDir, shopUrl, mockTools: false, authSecret })
}

/** Sends a cross-site request. */
function ask(address: string, asked: string, origin: string, method = 'GET'): Promise<Response> {
  return fetch(address + asked, { method, headers: { origin, 'sec-fetch-site': 'cross-site' } })
}

/** Serves pages alone, from a build. Returns the address. */
async function serve(changes: Partial<PagesManifest>): Promise<string> {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    buildDir: await buildFor(changes),
    shopUrl,
    trustProxy: false,
    drainSeconds: 0,
  } as const
  const { address, stop } = await startPagesServer(settings, createLogger('error'))
  onTestFinished(stop)
  return address
}

describe('the store', () => {
  test('leads payers from the sandbox’s page to the origin of the pages', async () => {
    const { address } = await start({ storeOrigin })
    const body = sampleOrder({ payment: { provider: 'paypal', token: 'sandbox_window' } })
    const { confirm } = await call(address, endpoints.placeOrder, { body })
    const page = `${address}${confirm?.page}`
    const policy = (await fetch(page)).headers.get('content-security-policy')
    expect(policy).toContain(`form-action 'self' ${shopUrl};`)
    const answered = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approved' }),
      redirect: 'manual',
    })
    expect(answered.headers.get('location')).toBe(`${shopUrl}/payment?result=approved`)
  })

  test('lets only the origin of the pages read its answers', async () => {
    const { address } = await start({ storeOrigin })
    const { headers } = await ask(address, '/getSkuInStock', shopUrl)
    expect(headers.get('access-control-allow-origin')).toBe(shopUrl)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    const other = await ask(address, '/getSkuInStock', 'https://other.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('sets cookies that browsers send from the pages of another site', async () => {
    const { address } = await start({ storeOrigin })
    const [cookie] = (await ask(address, '/api/auth/csrf', shopUrl)).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-.*; Secure; Partitioned; SameSite=None$/)
    const together = await start({})
    const [usual] = (await ask(together.address, '/api/auth/csrf', shopUrl)).headers.getSetCookie()
    expect(usual).toMatch(/; SameSite=Lax$/)
  })

  test('allows the pages’ preflight for JSON and for the shop’s request headers', async () => {
    const { address } = await start({ storeOrigin })
    const headers = {
      origin: shopUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,x-access-token',
    }
    const answer = await fetch(`${address}/place_order`, { method: 'OPTIONS', headers })
    expect(answer.headers.get('access-control-allow-origin')).toBe(shopUrl)
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /content-type,idempotency-key,x-access-token/,
    )
  })

  test.each([
    ['GET', '/user/otp/generate?email=ada@example.com'],
    ['GET', '/api/auth/session'],
    ['POST', '/place_order'],
  ])('refuses %s %s with another Origin, also without Fetch metadata', async (method, asked) => {
    const { address } = await start({ storeOrigin })
    const other = 'https://other.example'
    expect((await ask(address, asked, shopUrl, method)).status).not.toBe(403)
    expect((await ask(address, asked, other, method)).status).toBe(403)
    const headers = { origin: other }
    expect((await fetch(address + asked, { method, headers })).status).toBe(403)
  })

  test('redirects page requests to the same path at SHOP_URL', async () => {
    const { address } = await start({ storeOrigin })
    for (const asked of ['/', '/orboot/mars?cc=GB', '/.well-known/change-password']) {
      const answer = await fetch(address + asked, { redirect: 'manual' })
      expect(answer.headers.get('location')).toBe(shopUrl + asked)
    }
  })

  test('redirects the sign-in pages to the shop, and names its own origin for callbacks', async () => {
    const { address } = await start({ storeOrigin })
    const goesTo = async (asked: string) =>
      (await fetch(address + asked, { redirect: 'manual' })).headers.get('location')
    expect(await goesTo('/api/auth/signin')).toBe(`${shopUrl}/?popup=login`)
    expect(await goesTo('/api/auth/error?error=Default')).toBe(`${shopUrl}/error?error=Default`)
    const providers = await (await fetch(`${address}/api/auth/providers`)).text()
    expect(providers).toContain(`${storeOrigin}/api/auth/callback/credentials`)
  })
})

describe('the server of pages', () => {
  test('sends pages with their policy, and is ready', async () => {
    const foreign = { ...emptyManifest.foreign, connect: [storeOrigin] }
    const address = await serve({ storeOrigin, foreign })
    const page = await fetch(`${address}/`)
    expect(await page.text()).toContain('The front page')
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${storeOrigin}`,
    )
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('answers each call of the store with 404 and the origin of the store', async () => {
    const address = await serve({ storeOrigin })
    for (const { method, path } of calls) {
      const answer = await fetch(address + path.replaceAll(/:\w+/g, 'x'), { method })
      const message = `This server has pages only. The store is at ${storeOrigin}.`
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { status: 'failed', message },
      ])
    }
  })

  test('does not start for a build without STORE_ORIGIN', async () => {
    await expect(serve({})).rejects.toThrow('This build has no STORE_ORIGIN')
  })
})
