import { Refusal } from '../base/Refusal.ts'
import type { Confirmation } from '../base/Confirmation.ts'
import { giveBack } from './giveBack.ts'
import { inTime } from './inTime.ts'
import { leaseUntil, releaseHold } from './intents.ts'
import { askAgainAt } from './unconfirmed.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow, Sale } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'
import type { PaymentState } from '../payments/port.ts'

/** A payment intent that is stored, and what to do once it is paid. */
export interface Payment {
  readonly intentId: string
  readonly intent: IntentRow
  /** The provider's token for a card, or for a way of paying. */
  readonly token: string
  /** What is bought. It is stored with the intent if the payer has to confirm the payment. */
  readonly sale: Sale
  /** Stores what was bought, in the transaction that deletes the intent. */
  readonly keep: (tx: Transaction, reference: string) => Promise<void>
  /** Follows the provider's reason in the message about a refused payment. */
  readonly afterDecline: string
  /** Says after a timeout what was not bought. */
  readonly afterTimeout: string
}

/**
 * Charges an intent, then stores the order or e-gift. If another process has released the hold meanwhile, the provider
 * gives the money back. If this process ends before it has stored anything, the sweeper has the money given back. If
 * the payer has to confirm the payment, returns how; `sales/settleIntent.ts` stores the order or e-gift later.
 * @throws {Refusal} 402 declined, 504 no answer in time.
 */
export async function pay(shop: Shop, payment: Payment): Promise<Confirmation | undefined> {
  const { intentId, intent } = payment
  const charging = charge(shop, payment)
  const outcome = await inTime(charging, shop.paymentPatienceMs).catch(() => undefined)
  if (outcome === undefined) {
    await release(shop, intentId, 'late')
    void giveBackWhenLate(shop, payment, charging)
    throw timedOut(payment)
  }
  if (outcome.state === 'refused') {
    await release(shop, intentId)
    throw new Refusal(402, `${outcome.reason} ${payment.afterDecline}`)
  }
  if (outcome.state === 'paid' && outcome.amount !== intent.amount) {
    await release(shop, intentId, 'late')
    await giveBack(shop, intentId, { ...intent, reference: outcome.reference })
    throw new Refusal(402, `${otherAmount} ${payment.afterTimeout}.`)
  }
  const isKept =
    outcome.state === 'paid'
      ? await keepPaid(shop, payment, outcome.reference)
      : await keepUnconfirmed(shop, payment, outcome)
  if (!isKept) {
    await giveBack(shop, intentId, { ...intent, reference: outcome.reference })
    throw timedOut(payment)
  }
  return outcome.state === 'paid' ? undefined : outcome.confirmation
}

/** A gift card or a coupon may pay everything: then there is nothing to charge. */
async function charge(shop: Shop, { intentId, intent, token }: Payment): Promise<PaymentState> {
  const { provider, amount, country, giftCard } = intent
  if (amount === 0) {
    return { state: 'paid', reference: giftCard ? 'gift-card' : 'coupon', amount }
  }
  return shop.gateways[provider].create({ intentId, amount, country, token })
}

function timedOut({ afterTimeout }: Payment): Refusal {
  return new Refusal(
    504,
    `The payment did not answer in time. ${afterTimeout}; if anything was charged, it is given back.`,
  )
}

/** What a shopper reads if the provider has taken another amount than it was asked for. */
export const otherAmount = 'The payment was not for this amount, so it is given back.'

/** Returns false if the lease has expired and another process has released the hold. */
function keepPaid(shop: Shop, { intentId, keep }: Payment, reference: string): Promise<boolean> {
  return shop.store.tx(async (tx) => {
    if ((await tx.get('intents', intentId))?.state !== 'pending') return false
    tx.delete('intents', intentId)
    await keep(tx, reference)
    return true
  })
}

/** Returns false as `keepPaid` does. */
function keepUnconfirmed(
  shop: Shop,
  { intentId, sale }: Payment,
  { reference, confirmation }: Extract<PaymentState, { readonly state: 'unconfirmed' }>,
): Promise<boolean> {
  return shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent?.state !== 'pending') return false
    tx.put('intents', intentId, {
      ...intent,
      state: 'unconfirmed',
      leaseUntil: askAgainAt(),
      reference,
      unconfirmed: { confirmation: notLonger(confirmation), sale },
    })
    return true
  })
}

/** Units are kept for 15 minutes at most, also if the provider gives the payer more time. */
function notLonger(confirmation: Confirmation): Confirmation {
  const latest = Date.now() + 15 * 60_000
  const until = new Date(Math.min(Date.parse(confirmation.until), latest)).toISOString()
  return { ...confirmation, until }
}

/** Releases a hold. The intent stays only if the provider may still charge it. */
async function release(shop: Shop, intentId: string, state?: 'late'): Promise<void> {
  await shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent?.state !== 'pending') return
    const released = await releaseHold(tx, intent, { now: shop.clock.now() })
    if (state === undefined) tx.delete('intents', intentId)
    else tx.put('intents', intentId, { ...released, state, leaseUntil: leaseUntil(shop) })
  })
}

/** Runs after the 504 answer. The sweeper retries what fails here. */
async function giveBackWhenLate(
  shop: Shop,
  { intentId, intent }: Payment,
  charging: Promise<PaymentState>,
): Promise<void> {
  try {
    const late = await charging
    if (late.state === 'refused') return
    await giveBack(shop, intentId, { ...intent, reference: late.reference })
  } catch {
    // The intent stays `late`; the sweeper settles it when its lease ends.
  }
}
