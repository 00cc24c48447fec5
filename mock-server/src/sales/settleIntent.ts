import { keepGift } from '../gifts/keepGift.ts'
import { finishClaims } from '../intents/claims.ts'
import { cancelAtProvider } from '../intents/giveBack.ts'
import { inTime } from '../intents/inTime.ts'
import { nothingCharged } from '../intents/nothingCharged.ts'
import { otherAmount } from '../intents/pay.ts'
import { endUnconfirmed } from '../intents/unconfirmed.ts'
import { keepOrder } from '../orders/keepOrder.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'

/**
 * Asks the provider about an unconfirmed payment. If it is paid, stores the order or e-gift. If it is refused, has
 * another amount, or is not confirmed in time, ends it. Webhooks, the shopper's browser and the sweeper all call this,
 * in any order and at the same time: the first call settles the intent, and later calls find nothing to do.
 * @throws if the provider fails or does not answer. Within the payer's time, the next call asks again. After it, this
 * call has ended the payment.
 */
export async function settleIntent(shop: Shop, intentId: string): Promise<void> {
  const intent = await shop.store.get('intents', intentId)
  if (!intent?.unconfirmed) return
  const { confirmation, sale } = intent.unconfirmed
  const isOver = Date.parse(confirmation.until) < Date.now()
  const end = (reason: string) =>
    endUnconfirmed(shop, intentId, `${reason} ${nothingCharged[sale.kind]}`)
  try {
    const { provider, reference } = intent
    const asking = shop.gateways[provider].confirm({ intentId, reference })
    const answer = await inTime(asking, shop.paymentPatienceMs)
    if (answer.state === 'refused') return await end(answer.reason)
    if (answer.state === 'paid' && answer.amount !== intent.amount) {
      return await endUnconfirmed(shop, intentId, otherAmount)
    }
    if (answer.state === 'paid') return await keepSale(shop, intentId, intent, answer.reference)
  } catch (error) {
    if (isOver) await end(notInTime)
    throw error
  }
  if (isOver) await end(notInTime)
}

const notInTime = 'The payment was not confirmed in time.'

/**
 * Stores the order or e-gift of a paid intent. Does nothing if another call has stored it. If another call has ended
 * the payment, tells the provider to give the money back.
 */
async function keepSale(
  shop: Shop,
  intentId: string,
  paid: IntentRow,
  reference: string,
): Promise<void> {
  const isKept = await shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (!intent?.unconfirmed) {
      const { orderId } = paid
      return Boolean((await tx.get('orders', orderId)) ?? (await tx.get('gifts', orderId)))
    }
    const { sale } = intent.unconfirmed
    tx.delete('intents', intentId)
    if (sale.kind === 'order') await keepOrder(tx, shop, { intent, sale, reference })
    else keepGift(tx, shop, { giftId: intent.orderId, sale, reference })
    await finishClaims(tx, intent, shop.clock.now())
    return true
  })
  if (!isKept) await cancelAtProvider(shop, intentId, { ...paid, reference })
}
