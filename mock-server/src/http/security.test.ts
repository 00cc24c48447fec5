import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { endpoints, failureSchema } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { sampleOrder } from '../testing/samples.ts'
import { production, startProcess } from '../testing/startProcess.ts'
import type { Settings } from '../settings.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

describe('headers', () => {
  test('a page may run scripts of our own, and those whose hash the build names', async () => {
    const buildDir = await temporaryFolder()
    await mkdir(path.join(buildDir, 'pages'), { recursive: true })
    const manifest = {
      routes: [],
      dynamic: {},
      scriptHashes: ['sha256-abc='],
      styleHashes: ['sha256-def='],
    }
    await writeFile(path.join(buildDir, 'pages/manifest.json'), JSON.stringify(manifest))
    const { address } = await startTestServer({ buildDir })
    const policy = (await fetch(`${address}/healthz`)).headers.get('content-security-policy') ?? ''
    const directives = Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(directives).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-abc='",
      'script-src-attr': "'none'",
      'style-src': "'self' 'sha256-def='",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test('types are not guessed, and nobody is told what serves this', async () => {
    const { address } = await startTestServer()
    const { headers } = await fetch(`${address}/healthz`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

async function headersFor(trustProxy: Settings['trustProxy']) {
  const buildDir = await temporaryFolder()
  await mkdir(path.join(buildDir, 'pages/GB'), { recursive: true })
  const manifest = { routes: ['/'], dynamic: {}, scriptHashes: [], styleHashes: [] }
  await writeFile(path.join(buildDir, 'pages/manifest.json'), JSON.stringify(manifest))
  await writeFile(path.join(buildDir, 'pages/GB/index.html'), '<p>GB</p>')
  const { address } = await startTestServer({ buildDir, trustProxy })
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
  return (await fetch(`${address}/?cc=GB`, { headers: forwarded })).headers
}

describe('behind TLS', () => {
  test.each([[1], [['loopback']]])('TRUST_PROXY %j: HSTS, and Secure cookies', async (trusted) => {
    const headers = await headersFor(trusted)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('set-cookie')).toMatch(/; Secure/)
  })

  test.each([[false as const], [['10.0.0.0/8']]])(
    'TRUST_PROXY %j: X-Forwarded-Proto is not believed',
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

describe('other origins', () => {
  test.each(['http://localhost:6006', 'http://127.0.0.1:3000', 'https://localhost'])(
    '%s may read',
    async (origin) => expect(await allowedFor(origin)).toBe(origin),
  )

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:80@evil.example',
    'null',
  ])('%s may not', async (origin) => expect(await allowedFor(origin)).toBeNull())

  test('in production mode no other origin may read, localhost included', async () => {
    expect(await allowedFor('http://localhost:6006', false)).toBeNull()
  })
})

function pricesWith(couponCode: string) {
  return { query: { countryCode: 'US', couponCode }, body: { cart: [] } }
}

describe('limits', () => {
  test('every call that writes is limited', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const writes = Object.values(endpoints).filter(({ method }) => method === 'POST')
    for (const endpoint of writes) {
      const { headers } = await send(address, endpoint, { body: {} })
      expect([endpoint.path, headers.get('ratelimit')]).toEqual([
        endpoint.path,
        expect.stringMatching(/r=\d+/),
      ])
    }
  })

  test('codes that exist may be looked up more often than codes that do not', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    for (let tries = 0; tries < 40; tries += 1) {
      const request = { query: { code: 'SPRING30' } }
      expect((await send(address, endpoints.getCoupon, request)).status).toBe(200)
    }
  })

  test('one address is mailed ten times a day at most, whatever the source', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const email = tries % 2 === 0 ? 'maya@example.com' : 'MAYA@example.com'
      const body = { email, source: `source ${tries}`, country: 'US' }
      statuses.push((await send(address, endpoints.subscribeEmail, { body })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(statuses.slice(10)).toEqual([429, 429])
    const other = { email: 'ada@example.com', source: 'footer', country: 'US' }
    expect((await send(address, endpoints.subscribeEmail, { body: other })).status).toBe(200)
  })

  test.each([
    ['JSON', endpoints.updateCart, { countryCode: 'US', cart_data: 'x'.repeat(70_000) }],
    ['a form', endpoints.insertCart, { cartItems: 'x'.repeat(70_000) }],
  ])('a body of more than 64 KB is refused: %s', async (_what, endpoint, body) => {
    const { address } = await startTestServer()
    const response = await send(address, endpoint, { body })
    expect(response.status).toBe(413)
    expect(failureSchema.parse(await response.json()).message).toBe('This request is too large.')
  })

  test('a small body that unpacks into a large one is refused', async () => {
    const { address } = await startTestServer()
    const response = await fetch(`${address}/cart/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ countryCode: 'US', cart_data: ' '.repeat(5_000_000) })),
    })
    expect(response.status).toBe(413)
  })

  test.each([
    ['codes', endpoints.getCoupon, { query: { code: 'GUESS' } }, 404, 30],
    ['codes of a price list', endpoints.getSkus, pricesWith('GUESS'), 200, 30],
    ['carts', endpoints.updateCart, { body: {} }, 400, 120],
    [
      'what is no call',
      { ...endpoints.updateCart, path: '/anything' as const },
      { body: {} },
      404,
      60,
    ],
    ['orders', endpoints.placeOrder, { body: {} }, 400, 60],
    ['order numbers', endpoints.getOrder, { params: { orderId: 'STEM-GUESS' } }, 404, 60],
    ['strangers’ addresses', endpoints.subscribeEmail, { body: {} }, 400, 20],
  ])('trying %s again and again is stopped', async (_what, endpoint, request, usual, most) => {
    const { address } = await startTestServer({ rateLimits: true })
    const statuses: number[] = []
    for (let tries = 0; tries < most + 2; tries += 1) {
      const { status } = await send(address, endpoint, {
        ...request,
        // Pretending to be somebody else each time does not help.
        headers: { 'x-forwarded-for': `10.0.0.${tries}`, 'x-mock-space': `space-${tries % 3}` },
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => usual))
    expect(statuses.slice(most)).toEqual([429, 429])
    const last = await refusal(address, endpoint, request)
    expect(last.message).toContain('Please wait a minute')
  })

  test('turned off, nothing is limited', async () => {
    const { address } = await startTestServer({ rateLimits: false })
    for (let tries = 0; tries < 65; tries += 1) {
      const { status } = await send(address, endpoints.getCoupon, { query: { code: 'GUESS' } })
      expect(status).toBe(404)
    }
  })
})

describe('secrets', () => {
  test('neither logs nor data show a card, and logs show nothing of a shopper', async () => {
    const dataDir = await temporaryFolder()
    const { child, address, ended } = await startProcess({
      DATA_DIR: dataDir,
      ...production,
    })
    const url = await address
    const orderId = await placeSampleOrder(url)
    await call(url, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'maya@example.com' },
    })
    await send(url, endpoints.placeOrder, {
      body: { card: '4242 4242 4242 4242', ...sampleOrder() },
    })
    await send(url, endpoints.placeOrder, {
      body: sampleOrder({ payment: { provider: 'stripe', token: '4242424242424242' } }),
    })
    await fetch(`${url}/tracking/maya@example.com`)
    await fetch(`${url}/user/otp/generate?email=maya@example.com`)
    child.kill('SIGTERM')
    const { said } = await ended
    expect(said).toContain('"path":"/place_order"')
    for (const secret of ['maya', 'example.com', 'sandbox_approve', '4242', '5550100200']) {
      expect(said).not.toContain(secret)
    }
    for (const name of await readdir(dataDir)) {
      const text = await readFile(path.join(dataDir, name), 'utf8')
      expect(text).not.toContain('4242')
      expect(text).not.toContain('sandbox_approve')
    }
  })
})

/** Sends a path as it stands: fetch would tidy it. */
function ask(address: string, rawPath: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${rawPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('paths', () => {
  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/....//....//secret.txt',
    '/.vite/manifest.json',
    '/assets/%00',
    '/%',
  ])('%s leads nowhere', async (rawPath) => {
    const root = await temporaryFolder()
    const buildDir = path.join(root, 'dist')
    await mkdir(path.join(buildDir, 'client/assets'), { recursive: true })
    await mkdir(path.join(buildDir, 'client/.vite'), { recursive: true })
    await mkdir(path.join(buildDir, 'pages/US/not-found'), { recursive: true })
    await writeFile(path.join(root, 'secret.txt'), 'the secret')
    await writeFile(path.join(buildDir, 'secret.txt'), 'the secret')
    await writeFile(path.join(buildDir, 'client/.vite/manifest.json'), 'the secret')
    const manifest = { routes: [], dynamic: {}, scriptHashes: [], styleHashes: [] }
    await writeFile(path.join(buildDir, 'pages/manifest.json'), JSON.stringify(manifest))
    await writeFile(path.join(buildDir, 'pages/US/not-found/index.html'), 'nothing here')
    const { address } = await startTestServer({ buildDir })
    const answer = await ask(address, rawPath)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('the secret')
  })
})

describe('methods', () => {
  test.each([
    ['PUT', '/place_order', 'POST'],
    ['GET', '/place_order', 'POST'],
    ['DELETE', '/orders/STEM-1', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/wp-json/wp/v2/posts', 'GET, HEAD'],
    ['PUT', '/docs', 'GET, HEAD'],
    ['DELETE', '/__mock/outbox/1', 'GET, HEAD'],
    ['PUT', '/__mock/clock', 'GET, HEAD, POST'],
  ])('%s %s is refused with 405 and Allow: %s', async (method, asked, allow) => {
    const { address } = await startTestServer()
    const response = await fetch(address + asked, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(failureSchema.parse(await response.json()).message).toContain(method)
  })

  test('OPTIONS names the methods of a call', async () => {
    const { address } = await startTestServer({ mockTools: false })
    const response = await fetch(`${address}/place_order`, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST'])
  })
})

describe('texts', () => {
  const { customer } = sampleOrder()

  test.each(['Maya\nBcc: x@y.co', 'Maya\u0000', 'Ma\u001b[31mya', 'Maya\u0085', 'Maya\ud800'])(
    'a name with a control character is refused: %j',
    async (name) => {
      const { address } = await startTestServer()
      const body = sampleOrder({ customer: { ...customer, name } })
      const failure = await refusal(address, endpoints.placeOrder, { body })
      expect(failure).toMatchObject({
        code: 400,
        issues: [{ path: 'body.customer.name', reason: 'Control characters are not allowed' }],
      })
    },
  )

  test('a control character in a path or a query is refused', async () => {
    const { address } = await startTestServer()
    const params = { orderId: 'STEM\u0000' }
    expect(await refusal(address, endpoints.getOrder, { params })).toMatchObject({ code: 400 })
    const query = { code: 'A\u0007' }
    expect(await refusal(address, endpoints.getCoupon, { query })).toMatchObject({ code: 400 })
  })

  test('a message to the shop may have several lines', async () => {
    const { address } = await startTestServer()
    const body = {
      name: 'Maya',
      email: 'maya@example.com',
      subject: 'A question',
      message: 'Hello,\r\n\tis there a globe?',
      country: 'US',
    }
    expect((await send(address, endpoints.sendContact, { body })).status).toBe(200)
  })

  test('an error does not quote a regular expression', async () => {
    const { address } = await startTestServer()
    const body = sampleOrder({ customer: { ...customer, phone: '12', email: 'maya' } })
    const failure = await refusal(address, endpoints.placeOrder, { body })
    expect(failure.issues).toHaveLength(2)
    expect(JSON.stringify(failure)).not.toMatch(/pattern|\^|\\d/)
  })
})
