import { setTimeout as wait } from 'node:timers/promises'
import type { Purchase, Sku } from '@stemside/rules'
import { nextSavedAt } from '../accounts/ownCart.ts'
import { creditFriend } from '../accounts/referrals.ts'
import { Refusal } from '../http/Refusal.ts'
import { booksReady } from '../mail/bookMails.ts'
import { orderConfirmation } from '../mail/orderConfirmation.ts'
import { postMail } from '../mail/postMail.ts'
import type { Outcome } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import {
  holdPurchase,
  leaseUntil,
  releaseHold,
  type Hold,
  type Once,
  type Placed,
  type Running,
} from './hold.ts'
import { nextStepAt } from './progress.ts'
import { giveBack } from './settleIntents.ts'
import { toOrder } from './toOrder.ts'

/** What comes with a purchase. */
interface Placing {
  readonly once: Once | undefined
  /** The id of the account that sends the order, where somebody is signed in. */
  readonly signedInAs: string | undefined
}

/**
 * Places an order: hold, charge, keep. The order exists only once it is paid. A payment that does not
 * become an order is refunded, by the sweeper if this process ends in between.
 * @throws {Refusal} 409 and 422 as in `quotePurchase`, 402 declined, 504 no answer in time.
 */
export async function placeOrder(
  shop: Shop,
  purchase: Purchase,
  { once, signedInAs }: Placing,
): Promise<Placed | Running> {
  const hold = await holdPurchase(shop, purchase, once)
  if (hold.state !== 'held') return hold
  const { intent } = hold
  const charging = charge(shop, purchase, hold)
  const outcome = await inTime(charging, shop.paymentPatienceMs)
  if (outcome === undefined) {
    await release(shop, hold, 'late')
    void giveBackWhenLate(shop, hold, charging)
    throw timedOut()
  }
  if (!outcome.approved) {
    await release(shop, hold)
    throw new Refusal(402, `${outcome.reason} Nothing was charged; your cart is still here.`)
  }
  if (await keepOrder(shop, purchase, hold, { reference: outcome.reference, once, signedInAs })) {
    return { state: 'placed', id: intent.orderId }
  }
  await giveBack(shop, hold.intentId, intent.provider)
  throw timedOut()
}

async function charge(shop: Shop, purchase: Purchase, hold: Hold): Promise<Outcome> {
  return shop.gateways[hold.intent.provider].charge({
    intentId: hold.intentId,
    amount: hold.intent.amount,
    country: hold.intent.country,
    token: purchase.payment.token,
  })
}

function timedOut(): Refusal {
  return new Refusal(
    504,
    'The payment did not answer in time. Your order was not placed; if anything was charged, it is given back.',
  )
}

/** Stores the order. Returns false if the lease has expired and another process has released the hold. */
async function keepOrder(
  shop: Shop,
  purchase: Purchase,
  { intentId, intent, quote }: Hold,
  { reference, once, signedInAs }: Placing & { readonly reference: string },
): Promise<boolean> {
  const id = intent.orderId
  const now = shop.clock.now()
  const placedAt = now.toISOString()
  const order = toOrder(quote.priced, purchase, { id, placedAt, reference })
  return shop.store.tx(async (tx) => {
    if (!(await isPending(tx, intentId))) return false
    tx.put('orders', id, order)
    const dueAt = nextStepAt(order, now)
    if (dueAt !== undefined) tx.put('orderSteps', id, { dueAt })
    await creditFriend(tx, order, {
      sentCode: purchase.referCode,
      signedInAs,
      addressKey: shop.addressKey,
      now,
    })
    postMail(tx, orderConfirmation(order), now)
    const books = booksReady(order, shop.origin)
    if (books) postMail(tx, books, now)
    tx.delete('intents', intentId)
    if (purchase.cartId !== undefined) await removePurchased(tx, purchase.cartId, purchase, now)
    if (once) tx.put('idempotency', once.key, { bodyHash: once.bodyHash, orderId: id, placedAt })
    return true
  })
}

/**
 * Removes the bought units from the cart. An account's cart keeps what another device has added during the
 * payment.
 */
async function removePurchased(
  tx: Transaction,
  id: string,
  { lines }: Purchase,
  now: Date,
): Promise<void> {
  tx.delete('carts', id)
  const own = await tx.get('userCarts', id)
  if (!own) return
  const bought = (sku: Sku) =>
    lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)
  const left = own.lines
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - bought(sku) }))
    .filter(({ quantity }) => quantity > 0)
  const { savedAt, mergedFrom, country } = own
  tx.put('userCarts', id, {
    lines: left,
    ...(country === undefined || left.length === 0 ? {} : { country }),
    savedAt: nextSavedAt(savedAt, now),
    mergedFrom,
  })
}

async function isPending(tx: Transaction, intentId: string): Promise<boolean> {
  return (await tx.get('intents', intentId))?.state === 'pending'
}

/** Releases a hold. The intent stays only where the provider may still charge it. */
async function release(shop: Shop, { intentId }: Hold, state?: 'late'): Promise<void> {
  await shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent?.state !== 'pending') return
    const released = await releaseHold(tx, intent, shop.clock.now())
    if (state === undefined) tx.delete('intents', intentId)
    else tx.put('intents', intentId, { ...released, state, leaseUntil: leaseUntil(shop) })
  })
}

/** The request is answered already. The sweeper retries what fails here. */
async function giveBackWhenLate(
  shop: Shop,
  { intentId, intent }: Hold,
  charging: Promise<Outcome>,
): Promise<void> {
  try {
    const { approved } = await charging
    if (approved) await giveBack(shop, intentId, intent.provider)
  } catch {
    // The intent stays `late`; the sweeper settles it when its lease ends.
  }
}

/** Undefined after `ms`, or if the provider fails: in both cases it may still have charged. */
async function inTime(charging: Promise<Outcome>, ms: number): Promise<Outcome | undefined> {
  return Promise.race([charging, wait(ms, undefined, { ref: false })]).catch(() => undefined)
}
