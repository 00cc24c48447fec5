import type { PagesManifest } from '@stemside/rules/contract/pages'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { buildWith } from '../testing/buildWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'

/** The directives of what a path answers, from a build with one page. */
async function directivesOf(asked: string, changes: Partial<PagesManifest> = {}) {
  const manifest = {
    routes: ['/'],
    scriptHashes: ['sha256-abc='],
    styleHashes: { 'US/index.html': 'sha256-def=', 'US/shop/index.html': 'sha256-ghi=' },
    ...changes,
  }
  const buildDir = await buildWith(manifest, { 'pages/US/index.html': '<p>US</p>' })
  const { address } = await startTestServer({ buildDir })
  const policy = (await fetch(address + asked)).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('headers', () => {
  test('allow an answer that is no page no inline script or style', async () => {
    expect(await directivesOf('/healthz')).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
    })
  })

  test('allow a page scripts of its own origin, and its inline ones by the hash that the build lists', async () => {
    expect(await directivesOf('/')).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-abc='",
      'script-src-attr': "'none'",
      'style-src': "'self' 'sha256-def='",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'media-src': "'self'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'frame-src': "'self'",
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test('let a page load from the origins that its build names; no other answer allows them (§7.35, §7.37)', async () => {
    const foreign = {
      connect: ['https://blog.example', 'wss://chat.example'],
      pictures: ['https://blog.example', 'https://cdn.example'],
      widgets: ['https://chat.example'],
    }
    expect(await directivesOf('/', { foreign })).toMatchObject({
      'script-src': "'self' 'sha256-abc=' https://chat.example",
      'img-src': "'self' data: https://blog.example https://cdn.example",
      'media-src': "'self' https://blog.example https://cdn.example",
      'connect-src': "'self' https://blog.example wss://chat.example",
      'style-src': "'self' 'sha256-def=' https://chat.example",
      'font-src': "'self' https://chat.example",
      'frame-src': "'self' https://chat.example",
    })
    expect(await directivesOf('/healthz', { foreign })).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
    })
  })

  test('forbid browsers to guess content types, and do not name the software of the server', async () => {
    const { address } = await startTestServer()
    const { headers } = await fetch(`${address}/healthz`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

async function headersFor(trustProxy: Settings['trustProxy']) {
  const buildDir = await buildWith({ routes: ['/'] }, { 'pages/GB/index.html': '<p>GB</p>' })
  const { address } = await startTestServer({ buildDir, trustProxy })
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
  return (await fetch(`${address}/?cc=GB`, { headers: forwarded })).headers
}

describe('behind TLS', () => {
  test.each([[1], [['loopback']]])(
    'with TRUST_PROXY %j, HSTS and Secure cookies are sent',
    async (trusted) => {
      const headers = await headersFor(trusted)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('set-cookie')).toMatch(/; Secure/)
    },
  )

  test.each([[false as const], [['10.0.0.0/8']]])(
    'with TRUST_PROXY %j, X-Forwarded-Proto is ignored',
    async (trusted) => {
      const headers = await headersFor(trusted)
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('set-cookie')).not.toMatch(/Secure/)
    },
  )
})

async function allowedFor(origin: string, mockTools = true): Promise<string | null> {
  const { address } = await startTestServer({ mockTools })
  const { headers } = await fetch(`${address}/getSkuInStock`, { headers: { origin } })
  return headers.get('access-control-allow-origin')
}

describe('CORS', () => {
  test.each(['http://localhost:6006', 'http://127.0.0.1:3000', 'https://localhost'])(
    'lets %s read answers',
    async (origin) => expect(await allowedFor(origin)).toBe(origin),
  )

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:80@evil.example',
    'null',
  ])('does not let %s read answers', async (origin) => expect(await allowedFor(origin)).toBeNull())

  test('lets this machine send calls about people in development, also cross-site and with another store', async () => {
    const shopUrl = 'https://shop.example'
    const builds = [{}, { origin: shopUrl, storeOrigin: 'https://store.example' }]
    for (const manifest of builds) {
      const { address } = await startTestServer({ buildDir: await buildWith(manifest), shopUrl })
      const statusFor = async (origin: string) => {
        const headers = { origin, 'sec-fetch-site': 'cross-site' }
        return (await fetch(`${address}/api/auth/session`, { headers })).status
      }
      expect(await statusFor('http://127.0.0.1:6006')).toBe(200)
      expect(await statusFor('https://evil.example')).toBe(403)
    }
  })

  test('lets no other origin read answers in production mode, not even localhost', async () => {
    expect(await allowedFor('http://localhost:6006', false)).toBeNull()
  })
})
