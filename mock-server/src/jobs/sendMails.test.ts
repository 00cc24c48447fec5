import { once } from 'node:events'
import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { contactMessage } from '../mail/contactMails.ts'
import { welcome } from '../mail/subscriptionMails.ts'
import { postMail } from '../mail/postMail.ts'
import { sendMails, smtpPostman, type Postman } from './sendMails.ts'
import { limits } from '../../../scripts/gate/limits.ts'

interface Delivery {
  readonly to: readonly string[]
  readonly source: string
}

/** A mail server that keeps what it takes. */
async function startMailServer() {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        deliveries.push({ to, source: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const at = listener.address()
  if (at === null || typeof at !== 'object') throw new Error('no port is free')
  return { deliveries, smtpUrl: `smtp://127.0.0.1:${at.port}` }
}

const from = 'Stemside <hello@example.com>'
const quiet = pino({ level: 'silent' })

describe('with SMTP_URL', () => {
  test('a code goes out as HTML and text, and is not kept', async () => {
    const { deliveries, smtpUrl } = await startMailServer()
    const { address, spaces } = await startTestServer({ mail: { smtpUrl, from } })
    const query = { email: 'maya@example.com', create_account: '1' }
    await call(address, accountEndpoints.sendCode, { query })
    await vi.waitFor(() => expect(deliveries).toHaveLength(1), limits.expectation)
    const [{ to, source } = { to: [], source: '' }] = deliveries
    expect(to).toEqual(['maya@example.com'])
    for (const part of [
      /^Subject: \d{4} is your Stemside code\r$/m,
      /^From: Stemside <hello@example\.com>\r$/m,
      /^Content-Type: text\/plain/m,
      /^Content-Type: text\/html/m,
    ]) {
      expect(source).toMatch(part)
    }
    await vi.waitFor(
      async () => expect(await spaces.main.shop.store.count('mails')).toBe(0),
      limits.expectation,
    )
  })
})

describe('a letter from the contact form', () => {
  test('is answered to its writer; other mails are answered to the shop', async () => {
    const { deliveries, smtpUrl } = await startMailServer()
    const { address } = await startTestServer({ mail: { smtpUrl, from } })
    const body = {
      name: 'Maya Sample',
      email: 'maya@example.com',
      subject: 'A missing rover',
      message: 'The box came without its rover.',
      country: 'US',
    }
    await call(address, endpoints.sendContact, { body })
    await vi.waitFor(() => expect(deliveries).toHaveLength(2), limits.expectation)
    const sourceOf = (recipient: string) =>
      deliveries.find(({ to }) => to.includes(recipient))?.source
    expect(sourceOf('hello@stemside.example')).toMatch(/^Reply-To: maya@example\.com\r$/m)
    expect(sourceOf('maya@example.com')).toMatch(/^From: /m)
    expect(sourceOf('maya@example.com')).not.toMatch(/^Reply-To:/im)
  })

  test.each([
    ['a line break', 'maya@example.com\r\nBcc: eve@example.com'],
    ['a line feed', 'maya@example.com\nBcc: eve@example.com'],
    ['a second address', 'maya@example.com, eve@example.com'],
    ['a name', 'Shop <maya@example.com>, Eve <eve@example.com>'],
  ])('adds no header and no recipient, even if its stored address has %s', async (_what, email) => {
    const { deliveries, smtpUrl } = await startMailServer()
    const { spaces } = await startTestServer()
    const { shop } = spaces.main
    const letter = {
      name: 'Eve',
      email,
      subject: 'Hello',
      message: 'Hello',
      country: 'US',
    } as const
    await shop.store.tx(async (tx) =>
      postMail(tx, contactMessage('hello@stemside.example', letter), new Date()),
    )
    const postman = smtpPostman({ smtpUrl, from })
    onTestFinished(() => postman.close())
    await sendMails(shop, postman, quiet)
    const [{ to, source } = { to: [], source: '' }] = deliveries
    const [headers = ''] = source.split('\r\n\r\n')
    expect(to).toEqual(['hello@stemside.example'])
    expect(headers.match(/^(?:reply-to|to|cc|bcc):/gim)).toEqual(['To:', 'Reply-To:'])
    // One address: all before the last @ is in quotes.
    expect(headers).toMatch(/^Reply-To: <"[^"<>\r\n]+"@example\.com>$/m)
  })
})

async function shopWithMail() {
  const { spaces } = await startTestServer()
  const { shop } = spaces.main
  const mail = welcome('maya@example.com')
  await shop.store.tx(async (tx) => postMail(tx, mail, new Date()))
  return shop
}

function postmanThat(send: Postman['send']): Postman {
  return { send, close: () => undefined }
}

describe('sending', () => {
  test.each([
    ['drops a mail that the mail server refuses for good', 'EENVELOPE', 550, 0],
    ['keeps a mail that the mail server refuses for now', 'EENVELOPE', 450, 1],
    ['keeps a mail if the mail server refuses the log-in', 'EAUTH', 535, 1],
    ['keeps a mail if the mail server does not answer', 'ETIMEDOUT', undefined, 1],
  ])('%s, tries it once a minute, and logs no address', async (_what, code, responseCode, kept) => {
    const shop = await shopWithMail()
    let tries = 0
    const postman = postmanThat(() => {
      tries += 1
      const error = new Error('maya@example.com is not known here')
      return Promise.reject(Object.assign(error, { code, responseCode }))
    })
    const lines: string[] = []
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    await sendMails(shop, postman, logger)
    await sendMails(shop, postman, logger)
    expect(tries).toBe(1)
    expect(await shop.store.count('mails')).toBe(kept)
    expect(lines).toEqual([expect.stringContaining(code)])
    expect(lines[0]).not.toContain('maya')
  })

  test('does not bring back a mail that was erased while it was sent', async () => {
    const shop = await shopWithMail()
    const postman = postmanThat(async (id) => {
      await shop.store.tx(async (tx) => tx.delete('mails', id))
      throw new Error('the mail server is away')
    })
    await sendMails(shop, postman, quiet)
    expect(await shop.store.count('mails')).toBe(0)
  })

  test('of two processes, one sends a mail', async () => {
    const shop = await shopWithMail()
    const sent: string[] = []
    const postman = postmanThat(async (id) => void sent.push(id))
    await Promise.all([sendMails(shop, postman, quiet), sendMails(shop, postman, quiet)])
    expect(sent).toHaveLength(1)
  })

  test('gives up a mail that is older than a day', async () => {
    const shop = await shopWithMail()
    shop.clock.set(new Date(Date.now() + 25 * 60 * 60 * 1000))
    const sent: string[] = []
    await sendMails(
      shop,
      postmanThat(async (id) => void sent.push(id)),
      quiet,
    )
    expect(sent).toEqual([])
    expect(await shop.store.count('mails')).toBe(0)
  })
})
