import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'
import { buildWith } from '../testing/buildWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

/** 20,000 in `npm run test:long`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 300)

/** Sends a path unchanged: fetch would normalise it. */
function ask(address: string, rawPath: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${method} ${rawPath} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
        'latin1',
      ),
    )
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

function statusOf(answer: string): number {
  return Number(answer.slice(9, 12))
}

function locationOf(answer: string): string | undefined {
  return /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1]
}

/** Serves a build with one page, and with secrets that no path may reach. */
async function startSmallShop(mockTools = true): Promise<string> {
  const root = await temporaryFolder()
  await writeFile(path.join(root, 'secret.txt'), 'the secret')
  const files = {
    'secret.txt': 'the secret',
    'client/.vite/manifest.json': 'the secret',
    'client/assets/app-1a2b.js': 'let a',
    'pages/US/shop/index.html': 'all toys',
    'pages/US/not-found/index.html': 'nothing here',
  }
  const manifest = { routes: ['/shop'], dynamic: { '/thankyou/:orderId': '/shop' } }
  const buildDir = await buildWith(manifest, files, path.join(root, 'dist'))
  return (await startTestServer({ buildDir, mockTools })).address
}

describe('paths out of the served folder', () => {
  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5c..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '/.vite/manifest.json',
    '/assets/%00',
  ])('%s is refused', async (rawPath) => {
    const answer = await ask(await startSmallShop(), rawPath)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('the secret')
  })
})

describe('paths that begin with several slashes', () => {
  test.each([
    ['//orboot/earth', '/orboot/earth'],
    ['//evil.example?popup=login&x=//y', '/evil.example?popup=login&x=//y'],
    ['/\\evil.example', '/evil.example'],
    ['/%2F%5Cevil.example', '/evil.example'],
    ['///', '/'],
  ])('%s redirects to %s', async (rawPath, location) => {
    for (const mockTools of [true, false]) {
      const answer = await ask(await startSmallShop(mockTools), rawPath)
      expect([statusOf(answer), locationOf(answer)]).toEqual([308, location])
    }
  })

  test('the redirect answers 308, so that a POST stays a POST', async () => {
    const answer = await ask(await startSmallShop(), '//place_order', 'POST')
    expect([statusOf(answer), locationOf(answer)]).toEqual([308, '/place_order'])
  })
})

test.each(['/%E0%A4%A', '/%', '/stand-in/%ff', '/shop/%'])(
  '%s, which cannot be decoded, answers 404 with the not-found page (§2.17)',
  async (rawPath) => {
    const answer = await ask(await startSmallShop(), rawPath)
    expect(statusOf(answer)).toBe(404)
    expect(answer).toContain('nothing here')
  },
)

test.each(['/assets/%ff', '/orders/%ff', '/user/%ff'])(
  '%s, which cannot be decoded, is refused in JSON',
  async (rawPath) => {
    const answer = await ask(await startSmallShop(), rawPath)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(answer).toContain('"status":"failed"')
  },
)

const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '%2f', '%5C', '.', '..', '%2e%2e', '@', ':', ';', '?', '#', '&'),
  fc.constantFrom('shop', 'evil.example', 'thankyou/', 'assets', 'orders/', 'home', 'user/', 'cc='),
  fc.constantFrom('%', '%ff', '%E0%A4%A', '%00', '%0d%0aLocation:%20//evil.example', '\xff', '\t'),
  fc.string({ maxLength: 5 }).map((text) => encodeURIComponent(text)),
)
const anyPath = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)

test(
  `${requests} odd addresses: never a 5xx, and never a redirect to another host or in a circle (§8.11)`,
  { timeout: limits.test + requests * 40 },
  async () => {
    const address = await startSmallShop()
    await fc.assert(
      fc.asyncProperty(anyPath, async (first) => {
        let asked = new URL(address)
        let rawPath = first
        for (let hops = 0; hops <= 3; hops += 1) {
          const answer = await ask(address, rawPath)
          expect(statusOf(answer)).toBeLessThan(500)
          expect(answer).not.toContain('URI malformed')
          const location = locationOf(answer)
          if (location === undefined) return
          asked = new URL(location, asked)
          expect(asked.port).toBe(new URL(address).port)
          expect(asked.hostname).toBe('localhost')
          rawPath = asked.pathname + asked.search
        }
        throw new Error('This is redirected for ever')
      }),
      { numRuns: requests },
    )
  },
)
