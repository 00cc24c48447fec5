import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { accountEndpoints, endpoints, wishlistEndpoints } from '@stemside/rules/contract'

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildWith } from '../testing/buildWith.ts'
import { call, send } from '../testing/call.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { sampleOrder } from '../testing/samples.ts'
import { production, startProcess } from '../testing/startProcess.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { StoreUnavailable } from '../store/port.ts'
import { createLogger, serializeError } from './requestLog.ts'

/** A build whose only page is /shop; that of /contact is missing. */
function smallBuild(): Promise<string> {
  return buildWith({ routes: ['/shop', '/contact'] }, { 'pages/US/shop/index.html': '<p>shop</p>' })
}

const lineSchema = z.object({
  level: z.number(),
  req: z.object({ id: z.string(), method: z.string(), path: z.string() }),
  res: z.optional(z.object({ statusCode: z.number() })),
  responseTime: z.optional(z.number()),
  err: z.optional(z.object({ stack: z.string() })),
})

describe('the log of production mode', () => {
  test('has a line with the id of every answer, pages from memory included', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      BUILD_DIR: await smallBuild(),
      ...production,
    })
    const url = await address
    const answers: unknown[] = []
    for (const asked of ['/shop?cc=US', '/shop?email=maya@example.com', '/site', '/user/nothing']) {
      const { headers, status } = await fetch(url + asked)
      answers.push([asked.split('?')[0], headers.get('x-request-id'), status])
    }
    child.kill('SIGTERM')
    const { said } = await ended
    const lines = said.split('\n').filter((line) => line.startsWith('{'))
    const logged = lines.map((line) => {
      const { req, res } = lineSchema.parse(JSON.parse(line))
      return [req.path, req.id, res?.statusCode]
    })
    expect(logged).toEqual(answers)
    expect(said).not.toContain('maya')
  })

  test('has no email, password, code or token of the account calls, and no id of a wish list', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      ...production,
    })
    const url = await address
    const headers = { 'x-access-token': 'sent-token' }
    const query = { email: 'maya@example.com', login: '1' }
    await send(url, accountEndpoints.sendCode, { query })
    for (const [endpoint, secrets] of [
      [accountEndpoints.logIn, { password: 'sent-password' }],
      [accountEndpoints.logInByCode, { otp: '9876' }],
      [accountEndpoints.updatePassword, { newPassword: 'sent-password' }],
    ] as const) {
      const body = { email: 'maya@example.com', country: 'US', ...secrets }
      await send(url, endpoint, { body, headers })
    }
    const wishlistId = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'
    await send(url, wishlistEndpoints.getBoughtWishes, { params: { wishlistId } })
    child.kill('SIGTERM')
    const { said } = await ended
    expect(said.match(/"path":"\/user\//g)).toHaveLength(4)
    expect(said).toContain('/wishlists/[redacted]/bought')
    for (const secret of ['maya', 'sent-', '"9876"', 'otp=', wishlistId])
      expect(said).not.toContain(secret)
  })

  test('has the error behind a 500, with its stack', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      BUILD_DIR: await smallBuild(),
      ...production,
    })
    expect((await fetch(`${await address}/contact`)).status).toBe(500)
    child.kill('SIGTERM')
    const { said } = await ended
    const lines = said.split('\n').filter((line) => line.startsWith('{'))
    const [error] = lines.flatMap((line) => lineSchema.parse(JSON.parse(line)).err ?? [])
    expect(error?.stack).toContain('ENOENT')
  })

  test('has no card, name, email address or phone; and no file has a card (§4.35)', async () => {
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
    const files = (await readdir(dataDir, { withFileTypes: true })).filter((one) => one.isFile())
    expect(files.length).toBeGreaterThan(0)
    for (const { name } of files) {
      const text = await readFile(path.join(dataDir, name), 'utf8')
      expect(text).not.toContain('4242')
      expect(text).not.toContain('sandbox_approve')
    }
  })
})

test('an error is logged with its cause, and without the values of a failed statement', () => {
  const cause = Object.assign(new Error('could not extend file'), {
    code: '53100',
    detail: 'Key (email)=(maya@example.com) exists.',
    parameters: ['maya@example.com'],
  })
  const logged = serializeError(new StoreUnavailable(cause))
  expect(logged).toMatchObject({
    name: 'StoreUnavailable',
    cause: { message: 'could not extend file', code: '53100' },
  })
  expect(JSON.stringify(logged)).not.toContain('maya')
})

test('the logger leaves the values of a failed statement out', () => {
  const lines: string[] = []
  const logger = createLogger('error', { write: (line) => void lines.push(line) })
  const failure = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(maya@example.com) already exists.',
  })
  logger.error({ err: failure }, 'a request failed')
  expect(lines.join()).toContain('duplicate key')
  expect(lines.join()).not.toContain('maya')
})
