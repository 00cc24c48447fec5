import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import type { Settings } from '../settings.ts'
import { clientKey, readClient } from './clientAddress.ts'
import { createLogger, requestLogger } from './requestLog.ts'

/** A server that answers with the key of the client, and the lines of its log. */
async function startKeyServer(trustProxy: Settings['trustProxy']) {
  const lines: string[] = []
  const log = requestLogger(createLogger('info', { write: (line) => void lines.push(line) }))
  const app = express().set('trust proxy', trustProxy)
  app.use(readClient())
  app.get('/', (request, response) => void response.send(clientKey(request)))
  const server = createServer((request, response) => {
    log(request, response)
    app(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = server.address()
  if (at === null || typeof at !== 'object') throw new Error('no port is free')
  const warnings = () => lines.filter((line) => line.includes('X-Forwarded-For'))
  return { port: at.port, lines, warnings }
}

/** Sends the values of X-Forwarded-For as they are; `fetch` would trim them. */
function keyFor(port: number, ...forwarded: readonly string[]): Promise<string> {
  const headers = forwarded.length === 0 ? {} : { 'x-forwarded-for': [...forwarded] }
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ host: '127.0.0.1', port, headers }, (answer) => {
      text(answer).then(resolve, reject)
    })
    sent.on('error', reject).end()
  })
}

const peer = '127.0.0.1'

describe('the client of a request', () => {
  test.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address with a port', '203.0.113.7:40001', '203.0.113.7'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal digits', '::ffff:cb00:7107', '203.0.113.7'],
    ['the same with a port', '[::ffff:203.0.113.7]:40001', '203.0.113.7'],
    ['an IPv6 address', '2001:db8::7', '2001:db8::/64'],
    ['another one of its /64 network', '2001:DB8:0:0:ffff::1', '2001:db8::/64'],
    ['one of the next /64 network', '2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['an IPv6 address in brackets', '[2001:db8::7]', '2001:db8::/64'],
    ['an IPv6 address with a port', '[2001:db8::7]:40001', '2001:db8::/64'],
    ['an IPv6 address with a zone', 'fe80::7%eth0', 'fe80::/64'],
    ['the last of several hops', '198.51.100.1, 203.0.113.7:40001', '203.0.113.7'],
    ['an address between blanks and tabs', ' \t203.0.113.7:40001 \t', '203.0.113.7'],
    ['"unknown"', 'unknown', peer],
    ['a hidden name', '_hidden', peer],
    ['a hidden name with a port', '_hidden:40001', peer],
    ['"unknown" behind an invented address', '198.51.100.1, unknown', peer],
    ['empty brackets behind an invented address', '198.51.100.1, []:40001', peer],
    ['brackets around a word', '[unknown]:40001', peer],
    ['a number', '3405803783', peer],
    ['an address with too large a part', '203.0.113.777:40001', peer],
    ['an address with a leading zero', '203.0.113.07', peer],
    ['eight groups and a port without brackets', '2001:db8:0:0:0:0:0:7:40001', peer],
    ['the notation of the Forwarded header', 'for="[2001:db8::7]:40001"', peer],
    ['an empty text', '', peer],
    ['commas only', ' , ,', peer],
    ['a long text', 'x'.repeat(12_000), peer],
    ['many addresses', '198.51.100.1:1,'.repeat(700) + '203.0.113.7:2', '203.0.113.7'],
  ])('behind one proxy: %s', async (_what, forwarded, key) => {
    const { port } = await startKeyServer(1)
    expect(await keyFor(port, forwarded)).toBe(key)
  })

  test('behind one proxy, two headers count as one list', async () => {
    const { port } = await startKeyServer(1)
    expect(await keyFor(port, '198.51.100.1', '203.0.113.7:40001')).toBe('203.0.113.7')
  })

  test('behind one proxy that sends no header, the client is the proxy', async () => {
    const { port, warnings } = await startKeyServer(1)
    expect(await keyFor(port)).toBe(peer)
    expect(warnings()).toEqual([])
  })

  test('behind two proxies, the client is the address before the last one', async () => {
    const { port } = await startKeyServer(2)
    const forwarded = '198.51.100.1, 203.0.113.7:40001, 10.0.0.5:8080'
    expect(await keyFor(port, forwarded)).toBe('203.0.113.7')
  })

  test.each([
    ['203.0.113.7:40001', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7:40001, 10.0.0.5:8080', '203.0.113.7'],
    ['[2001:db8::7]:40001, [fd00::5]:8080, 10.0.0.5', '2001:db8::/64'],
    ['203.0.113.7, ::ffff:10.0.0.5', '203.0.113.7'],
    ['203.0.113.7, unknown, 10.0.0.5', peer],
  ])('behind listed proxies, the client of %s is %s', async (forwarded, key) => {
    const { port } = await startKeyServer(['loopback', '10.0.0.0/8', 'fd00::/8'])
    expect(await keyFor(port, forwarded)).toBe(key)
  })

  test.each([[false], [['10.0.0.0/8']]] as const)(
    'with TRUST_PROXY %j, the peer is the client, whatever it sends',
    async (trustProxy) => {
      const { port, warnings } = await startKeyServer(trustProxy)
      expect(await keyFor(port, '203.0.113.7:40001')).toBe(peer)
      expect(await keyFor(port, 'unknown')).toBe(peer)
      expect(warnings()).toEqual([])
    },
  )

  test('a text that is no address is logged once, and not word for word', async () => {
    const { port, lines, warnings } = await startKeyServer(1)
    await keyFor(port, '203.0.113.7:40001')
    expect(warnings()).toEqual([])
    await keyFor(port, 'an-odd-text')
    await keyFor(port, 'an-odd-text')
    expect(warnings()).toEqual([expect.stringContaining('"level":40')])
    expect(lines.join('')).not.toContain('an-odd-text')
  })
})

/** Ten answers with this status, and two refusals. */
function tenAllowed(status: number): number[] {
  return [...Array.from({ length: 10 }, () => status), 429, 429]
}

describe('limits behind a proxy', () => {
  const behindProxy = { rateLimits: true, trustProxy: 1 }

  const changingTexts: readonly (readonly [string, (number: number) => string])[] = [
    ['its port, with an IPv4 address', (number) => `203.0.113.7:${40_001 + number}`],
    ['its port, with an IPv6 address', (number) => `[2001:db8::7]:${40_001 + number}`],
    ['its address in one /64 network', (number) => `2001:db8::${number + 1}`],
    ['a text that is no address', (number) => `_hidden${number}`],
  ]

  test.each(changingTexts)(
    'a client that changes %s gets no further one-time codes',
    async (_what, textOf) => {
      const { address } = await startTestServer(behindProxy)
      const statuses: number[] = []
      for (let number = 0; number < 12; number += 1) {
        // The address changes with each request, so the limit of one address refuses none. Only the limit of the client can.
        const query = { email: `maya${number}@example.com`, login: '1' }
        const headers = { 'x-forwarded-for': textOf(number) }
        statuses.push((await send(address, accountEndpoints.sendCode, { query, headers })).status)
      }
      expect(statuses).toEqual(tenAllowed(200))
    },
  )

  test.each(changingTexts)(
    'a client that changes %s can try no further gift codes, and another client still can',
    async (_what, textOf) => {
      const { address } = await startTestServer(behindProxy)
      const statuses: number[] = []
      for (let number = 0; number < 12; number += 1) {
        const query = { code: `GIFT-${number}` }
        const headers = { 'x-forwarded-for': textOf(number) }
        statuses.push((await send(address, endpoints.getGiftBalance, { query, headers })).status)
      }
      expect(statuses).toEqual(tenAllowed(404))
      const query = { code: 'GIFT-OTHER' }
      const headers = { 'x-forwarded-for': '198.51.100.9:40001' }
      const other = await send(address, endpoints.getGiftBalance, { query, headers })
      expect(other.status).toBe(404)
    },
  )

  test.each(changingTexts)(
    'a client that changes %s can try no further passwords',
    async (_what, textOf) => {
      const { address } = await startTestServer(behindProxy)
      const statuses: number[] = []
      for (let number = 0; number < 12; number += 1) {
        const body = { email: 'maya@example.com', password: 'wrong', country: 'US' }
        const headers = { 'x-forwarded-for': textOf(number) }
        statuses.push((await send(address, accountEndpoints.logIn, { body, headers })).status)
      }
      expect(statuses).toEqual(tenAllowed(401))
    },
  )
})
