import { connect } from 'node:net'
import { failureSchema, type Endpoint } from '@stemside/rules/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSignup, signUp } from './testing/accounts.ts'
import { almost, fromSchema, rubbish } from './testing/arbitraries.ts'
import { noteFault } from './testing/faults.ts'
import { sampleOrder } from './testing/samples.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { documentedGroups } from './tools/docRoutes.ts'
import { openApiOf, type JsonSchema, type Operation } from './tools/openapi.ts'
import { limits } from '../../scripts/gate/limits.ts'

/** 20,000 in `npm run test:long`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000)
/** A request that takes longer hangs. */
const patienceMs = 20_000

const { paths } = openApiOf(documentedGroups)
/** Left out: faults, imported states and ended tokens would spoil the run. They have tests of their own. */
const leftOut = new Set([
  'setFaults',
  'importState',
  'scenario',
  'reset',
  'setStock',
  'eraseAccountData',
  'logOutElsewhere',
])
const targets = Object.values(documentedGroups)
  .flatMap((group) => Object.entries(group))
  .filter(([name]) => !leftOut.has(name))
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...targets) },
  // It does most, and gets most requests.
  { weight: 1, arbitrary: fc.constantFrom(...targets.filter(([name]) => name === 'placeOrder')) },
)

/** One request as it goes over the wire. */
interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
  readonly body: Buffer
}

function operationOf({ path, method }: Endpoint): Operation | undefined {
  return paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

function asJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value) ?? '')
}

/** Valid bodies: variations of them get further than random ones. */
const samples: Readonly<Record<string, object>> = {
  placeOrder: sampleOrder({ present: { message: 'Happy birthday!', hidePrices: true } }),
  sendContact: {
    name: 'Maya Sample',
    email: 'maya@example.com',
    subject: 'Spare parts',
    message: 'Hello',
    country: 'US',
  },
  buyEGift: {
    countryCode: 'US',
    amount: 25,
    recipient: { name: 'Ada Sample', email: 'ada@example.com' },
    sender: { name: 'Maya Sample', email: 'maya@example.com' },
    message: 'Hello',
    deliverOn: new Date().toISOString().slice(0, 10),
    payment: { provider: 'stripe', token: 'sandbox_approve' },
  },
  subscribeEmail: { email: 'maya@example.com', source: 'exit-popup', country: 'US' },
  insertAnalytics: { event: 'visit', source: 'instagram', device: 'mobile', countryCode: 'GB' },
  verifyCode: { email: 'maya@example.com', otp: '0000', country: 'US' },
  logIn: { email: 'maya@example.com', password: 'wrong', country: 'US' },
  createAccount: sampleSignup,
  updateAccountCart: {
    cart_id: 'guest',
    savedAt: '2026-11-21T09:00:00.000Z',
    countryCode: 'US',
    cart_data: [{ sku: 'orboot', quantity: 2 }],
  },
  updateWishes: { add: ['orboot', 'tacto_chess'], remove: ['orboot'] },
  claimReferral: { amount: 10 },
  claimReward: { amount: 10 },
  logInByCode: { email: 'maya@example.com', otp: '0000', country: 'US' },
  updatePassword: { email: 'maya@example.com', newPassword: 'battery staple' },
  cancelAccountOrder: { orderId: 'STEM-22222-22222', status: 'cancelled' },
  requestReturn: {
    orderId: 'STEM-22222-22222',
    cart_data: [{ sku: 'orboot', quantity: 1 }],
    reason: 'damaged',
    comment: 'A corner is bent.',
  },
  callback: { csrfToken: 'f', username: 'maya@example.com', password: 'wrong', json: 'true' },
  updateAddresses: { addresses: [sampleOrder().shippingAddress] },
  updateCart: { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 2 }] },
}

function bodyOf(name: string, operation: Operation | undefined): fc.Arbitrary<Buffer> {
  const sample = samples[name]
  const content = Object.values(operation?.requestBody?.content ?? {})
  const schema: JsonSchema = content[0]?.schema ?? {}
  return fc.oneof(
    { weight: 4, arbitrary: fromSchema(schema).map(asJson) },
    { weight: sample ? 4 : 0, arbitrary: almost(sample ?? {}).map(asJson) },
    { weight: 1, arbitrary: rubbish.map(asJson) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        Buffer.from('['.repeat(20_000)),
        Buffer.from(`{"cart_data":${'['.repeat(15_000)}${']'.repeat(15_000)}}`),
        Buffer.from('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
        Buffer.from(`"${'x'.repeat(70_000)}"`),
        Buffer.from('{"total":1e999,"total":-0}'),
        Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
        Buffer.from('cartItems=%ff%fe&cartItems=[]&cartItems[__proto__]=1'),
      ),
    },
  )
}

/** Stands for the token of an account that the run has made. */
const tokenHere = '@token'

function headersOf(operation: Operation | undefined): fc.Arbitrary<readonly string[]> {
  const types = Object.keys(operation?.requestBody?.content ?? {})
  const usual = types.length === 0 ? [] : [`content-type: ${types[0]}`]
  const value = fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^\x20-\x7E]/g, '?'))
  const header = fc.constantFrom(
    'idempotency-key: ',
    'cookie: cc=',
    'x-mock-space: ',
    'x-access-token: ',
    'x-visit: ',
  )
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 3, arbitrary: fc.constant(usual.concat(`x-access-token: ${tokenHere}`)) },
    { weight: 3, arbitrary: fc.tuple(header, value).map((pair) => usual.concat(pair.join(''))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<readonly string[]>(
        ['content-type: application/json; charset=utf-32'],
        ['content-type: application/json', 'content-encoding: gzip'],
        ['content-type: application/json', 'content-encoding: x-none'],
        ['content-type: application/x-www-form-urlencoded; charset=latin1'],
        ['content-type: multipart/form-data'],
        ['content-type: ,;='],
        ['content-type: application/json', 'accept-encoding: *;q=0', 'if-none-match: *'],
        ['content-type: application/json', 'expect: 100-continue'],
        ['content-type: application/json', `x-long: ${'y'.repeat(8000)}`],
      ),
    },
  )
}

function shotAt([name, endpoint]: (typeof targets)[number]): fc.Arbitrary<Shot> {
  const operation = operationOf(endpoint)
  const piece = fc.oneof(
    fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text)),
    fc.constantFrom('%', '%ff', '%00', '__proto__', '..%2f..%2f', '', '[]', '&&==', '🪐'),
  )
  const names = operation?.parameters.filter((one) => one.in === 'query').map((one) => one.name)
  const query = fc
    .array(fc.tuple(fc.constantFrom('__proto__', 'x', ...(names ?? [])), piece), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  return fc
    .record({ piece, query, headers: headersOf(operation), body: bodyOf(name, operation) })
    .map((parts) => ({
      method: endpoint.method,
      path: `${endpoint.path.replace(/:\w+/g, parts.piece)}?${parts.query}`.replaceAll(' ', '+'),
      headers: parts.headers,
      body: endpoint.method === 'POST' ? parts.body : Buffer.alloc(0),
    }))
}

/** Sends it byte by byte as it is, and gives the status and the body of the answer. */
function fire({ method, path, headers, body }: Shot, port: number, token: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const socket = connect(port, 'localhost')
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `content-length: ${body.length}`,
      ...headers.map((header) => header.replace(tokenHere, token)),
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer: it hangs')))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may answer and close before it has read everything.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('utf8')
      const final = answer.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '')
      const [, text = ''] = final.split(/\r\n\r\n([^]*)/)
      resolve({ status: Number(final.slice(9, 12)), text })
    })
  })
}

/** A refusal of our own has the documented shape; node's parser refuses without a body. */
function expectDocumented({ status, text }: { status: number; text: string }): void {
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  const refused: unknown = status >= 400 && text.startsWith('{') ? JSON.parse(text) : undefined
  expect(refused === undefined || failureSchema.safeParse(refused).success).toBe(true)
}

test(
  `${requests} requests out of schemas and rubbish: never a 5xx, a hang or a crash (§7.24)`,
  {
    timeout: limits.test + requests * 40,
  },
  async (context) => {
    const server = await startTestServer()
    const port = Number(new URL(server.address).port)
    const token = await signUp(server.address)
    const shot = target.chain(shotAt)
    await fc.assert(
      fc.asyncProperty(shot, async (one) => expectDocumented(await fire(one, port, token))),
      { numRuns: requests },
    )
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const { store } = server.spaces.main.shop
    const rows = await store.find('orders', { order: 'oldest', limit: Infinity })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ row }) => row.total === 5148)).toBe(true)
    noteFault(context, {
      fault: 'odd requests',
      store: 'data files',
      times: requests,
      outcome: `no 5xx; ${rows.length} orders, each with the right total`,
    })
  },
)
