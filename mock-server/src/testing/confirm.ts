import type { PaymentProvider } from '@stemside/rules'
import { endpoints, providerEndpoints, type BodyOf } from '@stemside/rules/contract'
import { pino } from 'pino'
import { expect } from 'vitest'
import { signatureHeader } from '../payments/sandbox/signature.ts'
import type { Decision } from '../payments/sandbox/sandbox.ts'
import type { Shop } from '../shop/Shop.ts'
import { unitsOf } from './buy.ts'
import { call, send } from './call.ts'
import { everything, mailsTo } from './gifts.ts'
import { sampleOrder } from './samples.ts'
import type { TestServer } from './startTestServer.ts'

/* Orders whose payment the payer has to confirm, for tests. */

/** The email address of the sample order. */
export const buyer = 'maya@example.com'
export const longAgo = '2026-01-01T00:00:00.000Z'
export const quiet = pino({ level: 'silent' })

export const orderKey = 'the-key-of-an-order'

/** The body of an order that is paid with PayPal. */
export function paypalOrder(changes: Partial<BodyOf<'placeOrder'>> = {}): BodyOf<'placeOrder'> {
  return sampleOrder({ payment: { provider: 'paypal', token: 'sandbox_window' }, ...changes })
}

/** Sends an order, and gives the id of its payment intent, which waits for the payer. */
export async function beginOrder(
  { address }: Pick<TestServer, 'address'>,
  body: BodyOf<'placeOrder'> = paypalOrder(),
  key = orderKey,
): Promise<string> {
  const headers = { 'idempotency-key': key }
  return intentOf(await call(address, endpoints.placeOrder, { body, headers }))
}

/** The id in the page of a confirmation. */
export function intentOf({ confirm }: { confirm?: { page?: string | undefined } | undefined }) {
  const intentId = /^\/payments\/sandbox\/(.+)$/.exec(confirm?.page ?? '')?.[1]
  if (intentId === undefined) throw new Error('nothing waits for the payer')
  return intentId
}

/** The payer answers; no webhook is sent. */
export function decide(
  { spaces }: TestServer,
  intentId: string,
  decision: Decision,
): Promise<void> {
  return spaces.main.shop.payers.decide(intentId, decision)
}

/** Sends the webhook of an intent. Returns the status of the answer. */
export async function sendWebhook(
  { address, spaces }: TestServer,
  intentId: string,
  changes: { readonly body?: string; readonly signature?: string } = {},
  provider: PaymentProvider = 'paypal',
): Promise<number> {
  const { body, header } = spaces.main.shop.payers.webhook(intentId)
  const path = providerEndpoints.receiveWebhook.path.replace(':provider', provider)
  const response = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: changes.signature ?? header(signatureHeader) ?? '',
    },
    body: changes.body ?? body,
  })
  await response.text()
  return response.status
}

/** What the browser reads of its order. */
export function askOrder({ address }: Pick<TestServer, 'address'>, key = orderKey) {
  return call(address, endpoints.askOrder, { params: { key } })
}

/** Sends an order again; gives the status and the answer. */
export async function sendOrderAgain(
  { address }: TestServer,
  body = paypalOrder(),
  key = orderKey,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const response = await send(address, endpoints.placeOrder, {
    body,
    headers: { 'idempotency-key': key },
  })
  return { status: response.status, answer: await response.json() }
}

/** What the shop and the provider have at the end. */
export async function ledgerOf({ spaces }: TestServer) {
  const { store } = spaces.main.shop
  const orders = await store.find('orders', everything)
  const charges = await store.find('sandboxCharges', everything)
  const intents = await store.find('intents', everything)
  return {
    orders: orders.map(({ row }) => row.payment.reference),
    taken: charges.filter(({ row }) => row.state === 'taken').map(({ row }) => row.reference),
    charges: charges.map(({ row }) => row.state),
    intents: intents.map(({ row }) => row.state),
  }
}

/** One order, charged once, and nothing left open. */
export async function expectOneOrder(server: TestServer): Promise<void> {
  const { orders, taken, intents } = await ledgerOf(server)
  expect(orders).toHaveLength(1)
  expect(taken).toEqual(orders)
  expect(intents).toEqual([])
  expect((await mailsTo(server, buyer)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('order'),
  ])
}

/** No order, nothing charged, and the unit is in the shop again. */
export async function expectNoOrder(server: TestServer, units: number | undefined): Promise<void> {
  const { orders, taken, intents } = await ledgerOf(server)
  expect({ orders, taken, intents }).toEqual({ orders: [], taken: [], intents: [] })
  expect(await unitsOf(server.address, 'orboot')).toBe(units)
}

/** Ends the leases of all intents, so that the next sweep settles them. */
export async function letTimePass({ store }: Shop): Promise<void> {
  for (const { id, row } of await store.find('intents', everything)) {
    await store.tx(async (tx) => tx.put('intents', id, { ...row, leaseUntil: longAgo }))
  }
}
