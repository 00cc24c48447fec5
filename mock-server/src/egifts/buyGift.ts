import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addDays,
  countries,
  type CountryCode,
  countryInText,
  eGiftDayObstacle,
  eGiftAmounts,
  type MinorUnits,
  parseDate,
  RulesError,
} from '@stemside/rules'
import { moneyFromWire, type BodyOf } from '@stemside/rules/contract'
import { messages } from '@stemside/rules/validation'
import { Refusal } from '../http/Refusal.ts'
import { giftBought } from '../mail/giftMails.ts'
import { postMail } from '../mail/postMail.ts'
import { hashOf } from '../orders/hashOf.ts'
import { leaseUntil } from '../orders/hold.ts'
import { pay } from '../payments/pay.ts'
import { providerNames } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'
import type { GiftRow, IntentRow } from '../store/collections.ts'
import type { Reader, Transaction } from '../store/port.ts'

type Order = BodyOf<'buyEGift'>

/** How often to check whether the first request with the same key has finished. */
const pollMs = 50

/**
 * Sells an e-gift, once for an Idempotency-Key. A retry waits while the first request is in progress.
 * @throws {Refusal} 402 declined, 422 for an amount, a day or a provider that the country does not have, and
 * for a key that came with another gift, 503 if the first request takes too long, 504 no answer in time.
 */
export async function buyGift(shop: Shop, order: Order, key: string | undefined): Promise<string> {
  const amount = checkedAmount(order)
  const bodyHash = hashOf(order)
  const giveUpAt = performance.now() + 2 * shop.paymentPatienceMs
  for (;;) {
    const now = shop.clock.now()
    const giftId = randomUUID()
    const intentId = randomUUID()
    const intent = intentOf(shop, order, { giftId, amount, key, now })
    const before = await shop.store.tx(async (tx) => {
      const row =
        key === undefined
          ? undefined
          : await tx.claim('idempotency', keyOf(key), { bodyHash, placedAt: now.toISOString() })
      if (!row) {
        checkDay(order, now)
        tx.put('intents', intentId, intent)
      }
      return row
    })
    if (!before) {
      await pay(shop, {
        intentId,
        intent,
        token: order.payment.token,
        keep: (tx, reference) => keepGift(tx, order, { giftId, amount, reference, key, now }),
        afterDecline: 'Nothing was charged.',
        afterTimeout: 'The gift was not bought',
      })
      return giftId
    }
    if (before.bodyHash !== bodyHash) {
      throw new Refusal(
        422,
        'This Idempotency-Key was used for another gift. Please use a new one.',
      )
    }
    if (before.giftId !== undefined) return before.giftId
    if (performance.now() > giveUpAt) {
      throw new Refusal(503, 'This gift is still being paid. Please try again in a minute.')
    }
    await wait(pollMs)
  }
}

/** Whether a gift was bought under this Idempotency-Key, or is being bought. */
export async function isGiftKeyKnown(reader: Reader, key: string): Promise<boolean> {
  return (await reader.get('idempotency', keyOf(key))) !== undefined
}

function keyOf(key: string): string {
  return `gift ${key}`
}

/** @throws {Refusal} 422 */
function checkedAmount({ countryCode: country, amount, payment }: Order): MinorUnits {
  if (!countries[country].payments.includes(payment.provider)) {
    throw new Refusal(
      422,
      `${providerNames[payment.provider]} is not available in ${countryInText(country)}.`,
    )
  }
  try {
    const exact = moneyFromWire(amount, country, 'amount')
    if (eGiftAmounts(country).includes(exact)) return exact
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
  }
  throw new Refusal(422, 'Please choose one of the amounts that we offer.')
}

/**
 * The day begins earlier or later where the shopper is: the days beside the shop's own are taken as today.
 * @throws {Refusal} 422
 */
function checkDay({ deliverOn }: Order, now: Date): void {
  const today = parseDate(now.toISOString().slice(0, 10))
  if (today === undefined) throw new Refusal(422, messages.giftDay)
  if (eGiftDayObstacle(deliverOn, addDays(today, -1)) === 'over') {
    throw new Refusal(422, messages.giftDayOver)
  }
  if (eGiftDayObstacle(deliverOn, addDays(today, 1)) === 'too-far') {
    throw new Refusal(422, messages.giftDayTooFar)
  }
}

interface Sold {
  readonly giftId: string
  readonly amount: MinorUnits
  readonly key: string | undefined
  readonly now: Date
}

function intentOf(shop: Shop, order: Order, { giftId, amount, key, now }: Sold): IntentRow {
  return {
    state: 'pending',
    provider: order.payment.provider,
    amount,
    country: order.countryCode,
    orderId: giftId,
    held: [],
    startedAt: now.toISOString(),
    owner: shop.owner,
    leaseUntil: leaseUntil(shop),
    ...(key === undefined ? {} : { idempotencyKey: keyOf(key) }),
  }
}

/** When a day has begun in the whole country. */
function beginningOf(day: string, country: CountryCode): string {
  const inUtc = Date.parse(`${day}T00:00:00.000Z`)
  return new Date(inUtc - countries[country].utcOffsetMinutes * 60_000).toISOString()
}

function keepGift(
  tx: Transaction,
  order: Order,
  { giftId, amount, reference, key, now }: Sold & { readonly reference: string },
): Promise<void> {
  const { countryCode: country, recipient, sender, message, design, deliverOn, payment } = order
  const boughtAt = now.toISOString()
  const gift: GiftRow = {
    country,
    amount,
    recipient,
    sender,
    ...(message === undefined || message === '' ? {} : { message }),
    ...(design === undefined ? {} : { design }),
    payment: { provider: payment.provider, reference },
    boughtAt,
    dueAt: beginningOf(deliverOn, country),
  }
  tx.put('gifts', giftId, gift)
  postMail(tx, giftBought(gift, deliverOn), now)
  if (key !== undefined) {
    tx.put('idempotency', keyOf(key), { bodyHash: hashOf(order), giftId, placedAt: boughtAt })
  }
  return Promise.resolve()
}
