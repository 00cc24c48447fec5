import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { pino } from 'pino'
import { sendMails, type Postman } from '../jobs/sendMails.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { call } from './call.ts'
import { startTestServer, type TestServer } from './startTestServer.ts'

/* E-gifts for tests: bought by Maya, for Ada. */

export const everything = { order: 'oldest', limit: Infinity } as const
const quiet = pino({ level: 'silent' })
export const maya = { name: 'Maya Sample', email: 'maya@example.com' }
export const ada = { name: 'Ada Sample', email: 'ada@example.com' }
export const morning = '2026-11-23T12:00:00.000Z'

export function gift(changes: Partial<BodyOf<'buyEGift'>> = {}): BodyOf<'buyEGift'> {
  return {
    countryCode: 'US',
    amount: 25,
    recipient: ada,
    sender: maya,
    message: 'Happy birthday!\nYours, Maya',
    deliverOn: '2026-11-24',
    payment: { provider: 'stripe', token: 'sandbox_approve' },
    ...changes,
  }
}

export async function setClock({ address }: TestServer, now: string): Promise<void> {
  await call(address, toolEndpoints.setClock, { body: { now } })
}

export async function startOnMorning() {
  const server = await startTestServer()
  await setClock(server, morning)
  return server
}

export async function mailsTo({ address }: TestServer, to: string) {
  return call(address, toolEndpoints.readOutbox, { query: { to } })
}

/** The code of a gift card that is bought and mailed now. */
export async function giftCode(server: TestServer, changes: Partial<BodyOf<'buyEGift'>> = {}) {
  await call(server.address, endpoints.buyEGift, {
    body: gift({ deliverOn: '2026-11-23', ...changes }),
  })
  await setClock(server, morning)
  const [mail] = await mailsTo(server, ada.email)
  return /GIFT(?:-\w{5}){3}/.exec(mail?.text ?? '')?.[0] ?? 'no code'
}

/** Lets a mail server answer all waiting mails. */
export async function sendAll({ spaces }: TestServer, answer: Postman['send']): Promise<void> {
  await sendMails(spaces.main.shop, { send: answer, close: () => undefined }, quiet)
}

export const accept: Postman['send'] = () => Promise.resolve()

/** Refuses mails to Ada for good. */
export const refuse: Postman['send'] = (_id, { to }) => {
  const error = Object.assign(new Error('no such mailbox'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  return to === ada.email ? Promise.reject(error) : Promise.resolve()
}

export async function balanceOf({ address }: TestServer, code: string): Promise<number> {
  return (await call(address, endpoints.getGiftBalance, { query: { code } })).balance
}

export async function charged({ spaces }: TestServer): Promise<number[]> {
  const charges = await spaces.main.shop.store.find('sandboxCharges', everything)
  return charges.filter(({ row }) => row.state === 'taken').map(({ row }) => row.amount)
}
