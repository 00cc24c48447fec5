import { randomUUID } from 'node:crypto'
import {
  countries,
  type CountryCode,
  countryInText,
  dayIn,
  eGiftDayObstacle,
  eGiftAmounts,
  type IsoDate,
  type MinorUnits,
  parseDate,
  RulesError,
  startOfDay,
} from '@stemside/rules'
import { moneyFromWire, type BodyOf } from '@stemside/rules/contract'
import { messages } from '@stemside/rules/validation'
import { Refusal } from '../base/Refusal.ts'
import { giftBought } from '../mail/giftMails.ts'
import { postMail } from '../mail/postMail.ts'
import { begin, finish, onceFor, onceId, type Once } from '../once/once.ts'
import { untilSettled } from '../once/untilSettled.ts'
import { leaseUntil } from '../payments/intents.ts'
import { pay } from '../payments/pay.ts'
import { providerNames } from '../gateways/port.ts'
import type { Shop } from '../shop/Shop.ts'
import type { GiftRow, IntentRow } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'

type Order = BodyOf<'buyEGift'>

/**
 * Sells an e-gift, once for an Idempotency-Key. A retry waits while the first request is in progress.
 * @throws {Refusal} 402 declined, 422 for an amount, a day or a provider that the country does not have, and
 * for a key that came with another gift, 503 if the first request takes too long, 504 no answer in time.
 */
export async function buyGift(shop: Shop, order: Order, key: string | undefined): Promise<string> {
  const amount = checkedAmount(order)
  const day = parseDate(order.deliverOn)
  if (day === undefined) throw new Refusal(422, messages.giftDay)
  const once = onceFor('gift', key, order)
  return untilSettled(shop, 'This gift is still being paid', async () => {
    const now = shop.clock.now()
    const giftId = randomUUID()
    const intentId = randomUUID()
    const intent = intentOf(shop, order, { giftId, amount, once, now })
    const before = await shop.store.tx(async (tx) => {
      const earlier = await begin(tx, once, now)
      if (earlier) return earlier
      checkDay(day, order.countryCode, now)
      tx.put('intents', intentId, intent)
      return undefined
    })
    if (before) return before.state === 'running' ? 'running' : { id: before.result }
    await pay(shop, {
      intentId,
      intent,
      token: order.payment.token,
      keep: (tx, reference) => keepGift(tx, order, { giftId, amount, day, reference, once, now }),
      afterDecline: 'Nothing was charged.',
      afterTimeout: 'The gift was not bought',
    })
    return { id: giftId }
  })
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

/** @throws {Refusal} 422 */
function checkDay(day: IsoDate, country: CountryCode, now: Date): void {
  const obstacle = eGiftDayObstacle(day, dayIn(country, now.toISOString()))
  if (obstacle === 'over') throw new Refusal(422, messages.giftDayOver)
  if (obstacle === 'too-far') throw new Refusal(422, messages.giftDayTooFar)
}

interface Sold {
  readonly giftId: string
  readonly amount: MinorUnits
  readonly once: Once | undefined
  readonly now: Date
}

function intentOf(shop: Shop, order: Order, { giftId, amount, once, now }: Sold): IntentRow {
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
    claimed: once ? [onceId(once)] : [],
  }
}

interface Paid extends Sold {
  readonly day: IsoDate
  readonly reference: string
}

function keepGift(
  tx: Transaction,
  order: Order,
  { giftId, amount, day, reference, once, now }: Paid,
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
    dueAt: startOfDay(country, day),
  }
  tx.put('gifts', giftId, gift)
  postMail(tx, giftBought(gift, deliverOn), now)
  finish(tx, once, giftId, now)
  return Promise.resolve()
}
