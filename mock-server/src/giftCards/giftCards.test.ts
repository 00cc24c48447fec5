import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { payRefunds } from '../orders/refunds.ts'
import { logInHeaders, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import {
  balanceOf,
  charged,
  everything,
  giftCode,
  mailsTo,
  maya,
  morning,
  setClock,
  startOnMorning,
} from '../testing/gifts.ts'
import { earthTotal, sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { giftCardId } from './giftCards.ts'

const quiet = pino({ level: 'silent' })

describe('giftCard in POST /place_order', () => {
  test('lowers what is charged, never the total; what is left stays on the card', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server, { amount: 100 })
    const orderId = await placeSampleOrder(server.address, {
      giftCard: code,
      giftCardPays: earthTotal,
    })
    expect(await charged(server)).toEqual([10_000])
    expect(await balanceOf(server, code)).toBe(100 - earthTotal)
    const query = { email: maya.email }
    const order = await call(server.address, endpoints.getOrder, { params: { orderId }, query })
    expect(order).toMatchObject({ total: earthTotal, giftCardPaid: earthTotal })
    await placeSampleOrder(server.address, { giftCard: code, giftCardPays: 48.52 })
    expect(await charged(server)).toEqual([10_000, 296])
    expect(await balanceOf(server, code)).toBe(0)
    const body = sampleOrder({ giftCard: code, giftCardPays: 0 })
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 422,
      message:
        'Nothing is left on this gift card. Please take it off your order, or use another one.',
    })
    expect(await charged(server)).toEqual([10_000, 296])
    const [mail] = await mailsTo(server, maya.email)
    expect(mail?.text).toContain('Total: $51.48\nGift card: −$48.52\nCharged: $2.96')
  })

  test('refuses an order if the card pays another amount than the shopper saw', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const saw = sampleOrder({ giftCard: code, giftCardPays: earthTotal })
    expect(await refusal(server.address, endpoints.placeOrder, { body: saw })).toMatchObject({
      code: 409,
      message: 'Your gift card now pays $25.00, not $51.48.',
      figures: { giftCardPays: 25, total: earthTotal },
    })
    expect(await charged(server)).toEqual([2500])
    expect(await balanceOf(server, code)).toBe(25)
    const unseen = sampleOrder({ giftCard: code })
    expect((await refusal(server.address, endpoints.placeOrder, { body: unseen })).code).toBe(400)
  })

  test('does not lower the total that a coupon requires', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const changes = {
      couponCode: 'SPRING30',
      total: 31.84 + 5.99,
      giftCard: code,
      giftCardPays: 25,
    }
    await placeSampleOrder(server.address, changes)
    expect(await charged(server)).toEqual([2500, 3783 - 2500])
  })

  test('two orders at once never spend more than is on the card', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const body = sampleOrder({ giftCard: code, giftCardPays: 25 })
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(server.address, endpoints.placeOrder, { body })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await charged(server)).toEqual([2500, 2648])
    expect(await balanceOf(server, code)).toBe(0)
  })

  test('a declined payment leaves the card as it was', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const body = sampleOrder({
      giftCard: code,
      giftCardPays: 25,
      payment: { provider: 'stripe', token: 'sandbox_decline' },
    })
    expect((await refusal(server.address, endpoints.placeOrder, { body })).code).toBe(402)
    expect(await balanceOf(server, code)).toBe(25)
  })

  test('a retry under the same key takes from the card once', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server, { amount: 100 })
    const headers = { 'idempotency-key': 'a-key-of-this-order' }
    const first = await placeSampleOrder(
      server.address,
      { giftCard: code, giftCardPays: earthTotal },
      headers,
    )
    expect(
      await placeSampleOrder(server.address, { giftCard: code, giftCardPays: earthTotal }, headers),
    ).toBe(first)
    expect(await balanceOf(server, code)).toBe(100 - earthTotal)
  })

  test('a cancelled order gives the card its part back, and the provider the rest', async () => {
    const server = await startOnMorning()
    await signUp(server.address)
    const code = await giftCode(server)
    const orderId = await placeSampleOrder(server.address, { giftCard: code, giftCardPays: 25 })
    const body = { orderId, status: 'cancelled' }
    const headers = await logInHeaders(server.address)
    await call(server.address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect(await balanceOf(server, code)).toBe(25)
    const { shop } = server.spaces.main
    await payRefunds(shop, quiet)
    const paid = await shop.store.find('sandboxRefunds', everything)
    expect(paid.map(({ row }) => row.amount)).toEqual([2648])
    const [mail] = await mailsTo(server, maya.email)
    expect(mail?.text).toContain('We give back: $51.48')
    expect(mail?.text).toContain(
      '$25.00 of it is on your gift card again. Your bank may take a few days to show the other $26.48.',
    )
  })

  test('an order that the card paid alone is cancelled without the provider', async () => {
    const server = await startOnMorning()
    await signUp(server.address)
    const code = await giftCode(server, { amount: 100 })
    const orderId = await placeSampleOrder(server.address, {
      giftCard: code,
      giftCardPays: earthTotal,
    })
    const body = { orderId, status: 'cancelled' }
    const headers = await logInHeaders(server.address)
    await call(server.address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect(await balanceOf(server, code)).toBe(100)
    expect(await server.spaces.main.shop.store.count('refunds')).toBe(0)
    const [mail] = await mailsTo(server, maya.email)
    expect(mail?.text).toContain('We give back: $51.48')
    expect(mail?.text).toContain('It is on your gift card again.')
    expect(mail?.text).not.toContain('bank')
  })

  test('is refused with an unknown code, and in a country of another currency', async () => {
    const server = await startOnMorning()
    const unknown = sampleOrder({ giftCard: 'GIFT-22222-22222-22222', giftCardPays: 25 })
    expect(await refusal(server.address, endpoints.placeOrder, { body: unknown })).toMatchObject({
      code: 422,
      message:
        'We do not know this gift card. Please check its code. A coupon’s code goes into the cart.',
    })
    const code = await giftCode(server, { countryCode: 'GB', amount: 20 })
    const body = sampleOrder({ giftCard: code, giftCardPays: 20 })
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 422,
      message: 'This gift card pays in the shop of the United Kingdom only.',
    })
    expect(await balanceOf(server, code)).toBe(20)
  })
})

/** Headers of one of many clients behind a proxy. */
function from(client: number) {
  return { 'x-forwarded-for': `10.0.2.${client}` }
}

describe('guessing gift codes', () => {
  const many = { rateLimits: true, trustProxy: 1 }

  test('is limited to ten an hour for one client, over both calls', async () => {
    const server = await startTestServer(many)
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const code = `GIFT-${tries}`
      const headers = from(1)
      const request =
        tries % 2 === 0
          ? send(server.address, endpoints.getGiftBalance, { query: { code }, headers })
          : send(server.address, endpoints.placeOrder, {
              body: sampleOrder({ giftCard: code, giftCardPays: 25 }),
              headers,
            })
      statuses.push((await request).status)
    }
    expect(statuses.slice(0, 10)).toEqual([404, 422, 404, 422, 404, 422, 404, 422, 404, 422])
    expect(statuses.slice(10)).toEqual([429, 429])
    const query = { code: 'GIFT-X' }
    const other = await send(server.address, endpoints.getGiftBalance, { query, headers: from(2) })
    expect(other.status).toBe(404)
    // Whoever pays without a gift card is not concerned.
    const order = await send(server.address, endpoints.placeOrder, {
      body: sampleOrder(),
      headers: from(1),
    })
    expect(order.status).toBe(200)
  })

  test('a lost answer is repeated to a client that has guessed too often, for the same order only', async () => {
    const server = await startTestServer(many)
    await setClock(server, morning)
    const code = await giftCode(server, { amount: 100 })
    const paid = { giftCard: code, giftCardPays: earthTotal }
    const headers = { ...from(4), 'idempotency-key': 'a-key-of-this-order' }
    const orderId = await placeSampleOrder(server.address, paid, headers)
    for (let tries = 0; tries < 11; tries += 1) {
      const query = { code: `GIFT-${tries}` }
      await send(server.address, endpoints.getGiftBalance, { query, headers: from(4) })
    }
    expect(await placeSampleOrder(server.address, paid, headers)).toBe(orderId)
    // The card need not exist any more.
    await server.spaces.main.shop.store.tx((tx) => {
      tx.delete('giftCards', giftCardId(code))
      return Promise.resolve()
    })
    expect(await placeSampleOrder(server.address, paid, headers)).toBe(orderId)
    // A guess under the known key learns nothing, and a new key is limited.
    const guess = sampleOrder({ giftCard: 'GIFT-22222', giftCardPays: 25 })
    expect(
      await refusal(server.address, endpoints.placeOrder, { body: guess, headers }),
    ).toMatchObject({
      code: 422,
      message: 'This Idempotency-Key was used for another order. Please use a new one.',
    })
    const other = { ...headers, 'idempotency-key': 'a-key-of-another-order' }
    expect(
      (await send(server.address, endpoints.placeOrder, { body: guess, headers: other })).status,
    ).toBe(429)
  })

  test('right codes do not count, and guesses that arrive together all do', async () => {
    const server = await startTestServer(many)
    await setClock(server, morning)
    const code = await giftCode(server)
    const ask = async (guess: string) =>
      (
        await send(server.address, endpoints.getGiftBalance, {
          query: { code: guess },
          headers: from(3),
        })
      ).status
    for (let asked = 0; asked < 4; asked += 1) expect(await ask(code)).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, n) => ask(`GIFT-${n}`)))
    expect(wrong.filter((status) => status === 404)).toHaveLength(10)
    expect(wrong.filter((status) => status === 429)).toHaveLength(4)
  })
})
