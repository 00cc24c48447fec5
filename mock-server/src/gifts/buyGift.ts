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
import { begin, finish, onceFor, onceId, type Once } from '../once/once.ts'
import { untilSettled, type Bought } from '../once/untilSettled.ts'
import { earlierSale, leaseUntil } from '../intents/intents.ts'
import { nothingCharged } from '../intents/nothingCharged.ts'
import { pay } from '../intents/pay.ts'
import { providerNames } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'
import type { GiftRow } from '../store/giftRows.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import { keepGift, type GiftSale } from './keepGift.ts'

type Order = BodyOf<'buyEGift'>

/**
 * Sells an e-gift, once for an Idempotency-Key. A retry waits while the first request is in progress. Returns the gift,
 * or how the payer confirms its payment.
 * @throws {Refusal} 402 declined, 422 for an amount, a day or a provider that the country does not have, and
 * for a key that came with another gift, 503 if the first request takes too long, 504 no answer in time.
 */
export async function buyGift(shop: Shop, order: Order, key: string | undefined): Promise<Bought> {
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
      const earlier = await begin(tx, once, now, intentId)
      if (earlier) return earlier
      checkDay(day, order.countryCode, now)
      tx.put('intents', intentId, intent)
      return undefined
    })
    if (before) return earlierSale(shop.store, before)
    const sale = saleOf(order, amount, day)
    const confirmation = await pay(shop, {
      intentId,
      intent,
      token: order.payment.token,
      sale,
      keep: async (tx, reference) => {
        keepGift(tx, shop, { giftId, sale, reference })
        finish(tx, once, giftId, shop.clock.now())
      },
      afterDecline: nothingCharged.gift,
      afterTimeout: 'The gift was not bought',
    })
    return confirmation ? { confirmation } : { id: giftId }
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

/** Makes the e-gift that the shop stores once it is paid. */
function saleOf(order: Order, amount: MinorUnits, day: IsoDate): GiftSale {
  const { countryCode: country, recipient, sender, message, design, deliverOn, payment } = order
  const gift: GiftRow = {
    country,
    amount,
    recipient,
    sender,
    ...(message === undefined || message === '' ? {} : { message }),
    ...(design === undefined ? {} : { design }),
    payment: { provider: payment.provider, reference: '' },
    boughtAt: '',
    dueAt: startOfDay(country, day),
  }
  return { kind: 'gift', gift, deliverOn }
}
