import { offerSubject } from '@stemside/rules'
import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { storeDateHeader, visitHeader } from '@stemside/rules/contract/calls'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

function askAs(visit: string, { address }: TestServer) {
  return call(address, endpoints.getSite, { headers: { [visitHeader]: visit } })
}

const timeOf = ({ headers }: Response) => new Date(headers.get(storeDateHeader) ?? '').toISOString()

const setClock = ({ address }: TestServer, now: string) =>
  call(address, toolEndpoints.setClock, { body: { now } })

describe('GET /site (§7.21)', () => {
  test('answers with the figures and contact details of the seed', async () => {
    const { address } = await startTestServer()
    expect(await call(address, endpoints.getSite)).toEqual({
      status: 'success',
      offerStockRemaining: 500,
      dinosCount: 54,
      backersCount: 1874,
      contact: { email: 'hello@stemside.example', phone: '+1 800 555 0142' },
    })
  })

  test('answers with the units that the offer has left', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setStock, { body: { sku: 'stemwizpack', units: 7 } })
    expect((await call(address, endpoints.getSite)).offerStockRemaining).toBe(7)
  })

  test('answers even if the store has no row about the site', async () => {
    const { address, spaces } = await startTestServer()
    await spaces.main.shop.store.reset({})
    expect(await call(address, endpoints.getSite)).toMatchObject({
      offerStockRemaining: 0,
      dinosCount: 54,
    })
  })

  test('counts a visit once, and gives no number below three', async () => {
    const server = await startTestServer()
    const counts: (number | undefined)[] = []
    for (const visit of ['visit-one', 'visit-two', 'visit-one', 'visit-three', 'visit-four']) {
      counts.push((await askAs(visit, server)).visitors)
    }
    expect(counts).toEqual([undefined, undefined, undefined, 3, 4])
  })

  test('does not count a request without a visit id', async () => {
    const { address } = await startTestServer()
    for (let request = 0; request < 4; request += 1) {
      expect(await call(address, endpoints.getSite)).not.toHaveProperty('visitors')
    }
  })

  test('forgets a visit 15 minutes after its last request', async () => {
    const server = await startTestServer()
    await setClock(server, '2026-12-01T10:00:00Z')
    await askAs('visit-one', server)
    await askAs('visit-two', server)
    await setClock(server, '2026-12-01T10:14:00Z')
    await askAs('visit-one', server)
    expect((await askAs('visit-three', server)).visitors).toBe(3)
    await setClock(server, '2026-12-01T10:16:00Z')
    expect((await askAs('visit-four', server)).visitors).toBe(3)
    await setClock(server, '2026-11-01T00:00:00Z')
    expect(await askAs('visit-five', server)).not.toHaveProperty('visitors')
  })

  test.each(['short', 'x'.repeat(65), 'maya@example.com'])(
    'refuses the visit %j',
    async (visit) => {
      const { address } = await startTestServer()
      const headers = { [visitHeader]: visit }
      expect((await refusal(address, endpoints.getSite, { headers })).code).toBe(400)
    },
  )
})

describe('POST /contact', () => {
  const body: BodyOf<'sendContact'> = {
    name: 'Maya Sample',
    email: 'maya@example.com',
    subject: 'A missing rover',
    message: 'The box came without its rover.\n\nWhat <b>now</b>?',
    country: 'US',
  }

  test('keeps a copy, mails it to the shop, and confirms it to the sender', async () => {
    const { address, spaces } = await startTestServer()
    expect((await call(address, endpoints.sendContact, { body })).message).toMatch(/^Thank you/)
    const rows = await spaces.main.shop.store.find('contacts', { order: 'oldest', limit: 100 })
    expect(rows.map(({ row }) => row)).toMatchObject([body])
    const mails = await call(address, toolEndpoints.readOutbox)
    const toShop = mails.find(({ to }) => to === 'hello@stemside.example')
    expect(toShop?.subject).toBe('Message: A missing rover')
    expect(toShop?.text).toContain('Reply to: maya@example.com')
    expect(toShop?.replyTo).toBe('maya@example.com')
    expect(toShop?.html).toContain('&#60;b&#62;now')
    const toSender = mails.find(({ to }) => to === 'maya@example.com')
    expect(toSender?.text).not.toContain('rover')
  })

  test('confirms a request for an offer as one, without what was typed', async () => {
    const { address } = await startTestServer()
    const offer = { ...body, subject: offerSubject }
    await call(address, endpoints.sendContact, { body: offer })
    const [mail] = await call(address, toolEndpoints.readOutbox, { query: { to: body.email } })
    expect(mail?.subject).toBe('We have your request for an offer')
    expect(mail?.text).toContain('you have our offer within two working days')
    expect(mail?.text).not.toContain('rover')
  })

  test('keeps and mails a letter once, however often it comes with the same key', async () => {
    const { address, spaces } = await startTestServer()
    const request = { body, headers: { 'idempotency-key': 'letter-of-maya' } }
    const first = await call(address, endpoints.sendContact, request)
    expect(await call(address, endpoints.sendContact, request)).toEqual(first)
    const rows = await spaces.main.shop.store.find('contacts', { order: 'oldest', limit: 100 })
    expect(rows).toHaveLength(1)
    expect(await call(address, toolEndpoints.readOutbox)).toHaveLength(2)
    const other = { ...request, body: { ...body, message: 'Another letter' } }
    expect((await refusal(address, endpoints.sendContact, other)).code).toBe(422)
  })

  test.each([
    { name: ' ' },
    { email: 'maya' },
    { email: 'maya@example.com\r\nBcc: a@b.co' },
    { email: 'maya@example.com, a@b.co' },
    { email: 'Maya <maya@example.com>' },
    { subject: 'Hello\r\nBcc: a@b.co' },
    { subject: '' },
    { message: 'x'.repeat(2001) },
    { country: 'FR' },
    { surprise: 1 },
  ])('refuses %j and says which field', async (wrong) => {
    const { address, spaces } = await startTestServer()
    const failure = await refusal(address, endpoints.sendContact, { body: { ...body, ...wrong } })
    expect(failure.code).toBe(400)
    expect(failure.message).toContain('body')
    expect(await spaces.main.shop.store.find('contacts', { order: 'oldest', limit: 100 })).toEqual(
      [],
    )
  })

  test('mails one address ten times a day at most', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const codes: number[] = []
    for (let request = 0; request < 21; request += 1) {
      codes.push((await send(address, endpoints.sendContact, { body })).status)
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('the store’s time', () => {
  test('is in the Date header of answers and refusals, as the clock is set', async () => {
    const server = await startTestServer()
    await setClock(server, '2027-03-01T08:30:00Z')
    const answer = await send(server.address, endpoints.getSite)
    expect(timeOf(answer)).toMatch(/^2027-03-01T08:30:0/)
    const refused = await send(server.address, endpoints.getCoupon)
    expect(refused.status).toBe(400)
    expect(timeOf(refused)).toMatch(/^2027-03-01T08:30:0/)
  })

  test('can be read by the shop in development, which is another origin', async () => {
    const { address } = await startTestServer()
    const origin = 'http://localhost:5173'
    const answer = await send(address, endpoints.getSite, { headers: { origin } })
    expect(answer.headers.get('access-control-expose-headers')).toContain('date')
    const asked = await fetch(`${address}/site`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(asked.headers.get('access-control-allow-headers')).toContain(visitHeader)
  })
})
