import type { Order, Purchase } from '@stemside/rules'
import { Refusal } from '../http/Refusal.ts'
import { orderConfirmation } from '../mail/orderConfirmation.ts'
import { postMail } from '../mail/postMail.ts'
import type { Outcome } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'
import { makeRoom } from '../store/bounds.ts'
import type { Transaction } from '../store/port.ts'
import { holdPurchase, releaseHold, type Hold } from './hold.ts'
import { toOrder } from './toOrder.ts'

/** The key under which an order is placed at most once, and the hash of the body it came with. */
export interface Once {
  readonly key: string
  readonly bodyHash: string
}

const late = Symbol('late')

/**
 * Places an order: hold, charge, keep. The order exists only once it is paid, and what was paid
 * without becoming one is given back, by `settleIntents` if the process ends in between.
 * @throws {Refusal} 409 and 422 as in `quotePurchase`, 402 declined, 504 no answer in time.
 */
export async function placeOrder(shop: Shop, purchase: Purchase, once?: Once): Promise<string> {
  const hold = await holdPurchase(shop, purchase)
  const { intentId, intent } = hold
  const charging = shop.gateways[intent.provider].charge({
    intentId,
    amount: intent.amount,
    country: intent.country,
    token: purchase.payment.token,
  })
  const outcome = await Promise.race([charging, giveUpAfter(shop.paymentPatienceMs)])
  if (outcome === late) {
    await release(shop, hold, 'late')
    void giveBackWhenLate(shop, hold, charging)
    throw new Refusal(
      504,
      'The payment did not answer in time. Your order was not placed; if anything was charged, it is given back.',
    )
  }
  if (!outcome.approved) {
    await release(shop, hold)
    throw new Refusal(402, `${outcome.reason} Nothing was charged; your cart is still here.`)
  }
  return keepOrder(shop, purchase, hold, outcome.reference, once)
}

async function keepOrder(
  shop: Shop,
  purchase: Purchase,
  { intentId, intent, quote }: Hold,
  reference: string,
  once: Once | undefined,
): Promise<string> {
  const id = intent.orderId
  const now = shop.clock.now()
  const placedAt = now.toISOString()
  const order = toOrder(quote.priced, purchase, { id, placedAt, reference })
  await shop.store.tx(async (tx) => {
    tx.put('orders', id, order)
    await postMail(tx, orderConfirmation(order), now)
    tx.delete('intents', intentId)
    if (purchase.cartId !== undefined) tx.delete('carts', purchase.cartId)
    if (once) await keepKey(tx, once, order)
  })
  return id
}

async function keepKey(tx: Transaction, { key, bodyHash }: Once, order: Order): Promise<void> {
  await makeRoom(tx, 'idempotency')
  tx.put('idempotency', key, { bodyHash, orderId: order.id, placedAt: order.placedAt })
}

/** Lets go of what was held. The intent stays only where it may still be charged. */
async function release(shop: Shop, { intentId, intent }: Hold, state?: 'late'): Promise<void> {
  await shop.store.tx(async (tx) => {
    const released = await releaseHold(tx, intent, shop.clock.now())
    if (state === undefined) tx.delete('intents', intentId)
    else tx.put('intents', intentId, { ...released, state })
  })
}

/** Nobody waits for this any more: what fails here is left to the next start. */
async function giveBackWhenLate(
  shop: Shop,
  { intentId, intent }: Hold,
  charging: Promise<Outcome>,
): Promise<void> {
  try {
    const { approved } = await charging
    if (approved) await giveBack(shop, intentId, intent.provider)
  } catch {
    // The intent stays `late`, and is settled after the next start.
  }
}

async function giveBack(
  { gateways, store }: Shop,
  intentId: string,
  provider: keyof Shop['gateways'],
): Promise<void> {
  const wasCharged = await gateways[provider].giveBack(intentId)
  await store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent && wasCharged) tx.put('intents', intentId, { ...intent, state: 'refunded' })
    else tx.delete('intents', intentId)
  })
}

/**
 * After a start: intents that were left open by a process that ended. None has an order, so each is
 * given back, and what it held is put back.
 */
export async function settleIntents(shop: Shop): Promise<void> {
  const open = await shop.store.find('intents', {
    where: ({ state }) => state !== 'refunded',
    limit: Infinity,
  })
  for (const { id, row } of open.rows) {
    await shop.store.tx(async (tx) => {
      tx.put('intents', id, { ...(await releaseHold(tx, row, shop.clock.now())), state: 'late' })
    })
    await giveBack(shop, id, row.provider)
  }
}

function giveUpAfter(ms: number): Promise<typeof late> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, late).unref()
  })
}
