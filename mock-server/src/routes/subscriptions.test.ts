import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { pagesOf } from '../books/index.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const body = { email: 'Maya@example.com', source: 'footer', country: 'US' }

async function subscriptions({ spaces }: TestServer) {
  const rows = await spaces.main.shop.store.find('subscriptions', {
    order: 'oldest',
    limit: 100,
  })
  return rows.map(({ row }) => row)
}

async function subjects({ address }: TestServer, to?: string): Promise<string[]> {
  const mails = await call(
    address,
    toolEndpoints.readOutbox,
    to === undefined ? {} : { query: { to } },
  )
  return mails.map(({ subject }) => subject)
}

function putUnits({ address }: TestServer, units: number) {
  return call(address, toolEndpoints.setStock, { body: { sku: 'tacto_doctor', units } })
}

describe('POST /web-subscribe-email', () => {
  test('keeps an address once in any case, and sends it one welcome', async () => {
    const server = await startTestServer()
    const again = { ...body, email: 'maya@EXAMPLE.com' }
    await call(server.address, endpoints.subscribeEmail, { body })
    await call(server.address, endpoints.subscribeEmail, { body: again })
    expect(await subscriptions(server)).toMatchObject([body])
    expect(await subjects(server)).toEqual(['Welcome to the STEM side'])
  })

  test('welcomes an address from the footer, and says how often it gets mail and how to stop it (§7.33)', async () => {
    const { address } = await startTestServer()
    await call(address, endpoints.subscribeEmail, { body })
    const [mail] = await call(address, toolEndpoints.readOutbox, { query: { to: body.email } })
    expect(mail?.text).toMatch(/one email a month at most/)
    expect(mail?.text).toMatch(/To stop these emails, .*write to us/)
  })

  test.each([
    { email: 'maya' },
    { email: 'x@y.z\r\nBcc: a@b.co' },
    { country: 'FR' },
    { source: '' },
    { surprise: 1 },
    { source: 'notify-me' },
  ])('refuses %j', async (wrong) => {
    const server = await startTestServer()
    const failure = await refusal(server.address, endpoints.subscribeEmail, {
      body: { ...body, ...wrong },
    })
    expect(failure.code).toBe(400)
    expect(await subscriptions(server)).toEqual([])
  })
})

test.each(['contest', 'Exit-Popup', '__proto__'])(
  'the unknown source %j is refused',
  async (source) => {
    const server = await startTestServer()
    const failure = await refusal(server.address, endpoints.subscribeEmail, {
      body: { ...body, source },
    })
    expect(failure).toMatchObject({ code: 422, message: `There is no source called "${source}".` })
    expect(await subscriptions(server)).toEqual([])
    expect(await subjects(server)).toEqual([])
  },
)

describe('the exit popup (§2.54)', () => {
  const asked = { ...body, source: 'exit-popup' }

  test('is answered by one mail with the whole e-book and TRY20', async () => {
    const server = await startTestServer()
    await call(server.address, endpoints.subscribeEmail, { body: asked })
    await call(server.address, endpoints.subscribeEmail, { body: asked })
    const mails = await call(server.address, toolEndpoints.readOutbox)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your e-book: Who’s the Monster in Oko?'])
    const [{ text } = { text: '' }] = mails
    expect(text).toContain('TRY20')
    for (const page of pagesOf('whos_the_monster_in_oko') ?? []) expect(text).toContain(page.text)
    expect(text).toContain('This is the only email that comes of it: you are on no list.')
  })

  test('mails an address once, whatever sku comes with it', async () => {
    const server = await startTestServer()
    for (const sku of ['orboot', 'tacto_doctor']) {
      await call(server.address, endpoints.subscribeEmail, { body: { ...asked, sku } })
    }
    expect(await subjects(server)).toHaveLength(1)
  })

  test('TRY20 of the mail takes 20% off in each country', async () => {
    const { address } = await startTestServer()
    const { coupon } = await call(address, endpoints.getCoupon, { query: { code: 'TRY20' } })
    expect(coupon).toMatchObject({ discountType: 'percent', code_value: 20, is_active: 1 })
    expect(coupon.country).toEqual(expect.arrayContaining(['IN', 'US', 'GB', 'CA', 'AE']))
  })
})

describe('notify-me', () => {
  const reminder = { ...body, source: 'notify-me', sku: 'tacto_doctor' }

  test('is kept for each sku, and confirmed by mail', async () => {
    const server = await startTestServer()
    for (const sku of ['tacto_doctor', 'orboot', 'tacto_doctor']) {
      await call(server.address, endpoints.subscribeEmail, { body: { ...reminder, sku } })
    }
    expect((await subscriptions(server)).map(({ sku }) => sku)).toEqual(['tacto_doctor', 'orboot'])
    expect(await subjects(server)).toEqual([
      'We will tell you when Orboot Earth is back',
      'We will tell you when Tacto Doctor is back',
    ])
  })

  test('mails everyone who waits once when the sku is back in stock', async () => {
    const server = await startTestServer()
    for (const email of ['a@example.com', 'b@example.com']) {
      await call(server.address, endpoints.subscribeEmail, { body: { ...reminder, email } })
    }
    await call(server.address, endpoints.subscribeEmail, { body: { ...reminder, sku: 'orboot' } })
    await call(server.address, endpoints.subscribeEmail, { body })
    await putUnits(server, 3)
    await putUnits(server, 0)
    await putUnits(server, 5)
    for (const email of ['A@example.com', 'b@example.com']) {
      expect(await subjects(server, email)).toEqual([
        'Tacto Doctor is back',
        'We will tell you when Tacto Doctor is back',
      ])
    }
    const left = await subscriptions(server)
    expect(left.map(({ source, sku }) => [source, sku])).toEqual([
      ['notify-me', 'orboot'],
      ['footer', undefined],
    ])
  })

  test('sends nothing while the sku stays out of stock, or was in stock before', async () => {
    const server = await startTestServer()
    await call(server.address, endpoints.subscribeEmail, { body: reminder })
    await putUnits(server, 0)
    expect(await subscriptions(server)).toHaveLength(1)
    await putUnits(server, 3)
    await call(server.address, endpoints.subscribeEmail, { body: reminder })
    await putUnits(server, 9)
    expect(await subscriptions(server)).toHaveLength(1)
  })

  test.each([
    [
      'for a sku that is not sold',
      { sku: 'plugo_quest' },
      'There is no product called "plugo_quest".',
    ],
    ['of __proto__', { sku: '__proto__' }, 'There is no product called "__proto__".'],
  ])('is refused %s', async (_what, wrong, message) => {
    const server = await startTestServer()
    const failure = await refusal(server.address, endpoints.subscribeEmail, {
      body: { ...reminder, ...wrong },
    })
    expect(failure).toMatchObject({ code: 422, message })
    expect(await subscriptions(server)).toEqual([])
    expect(await subjects(server)).toEqual([])
  })
})
