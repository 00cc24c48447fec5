import { keepGift } from '../gifts/keepGift.ts'
import { finishClaims } from '../intents/claims.ts'
import { inTime } from '../intents/inTime.ts'
import { endUnconfirmed } from '../intents/unconfirmed.ts'
import { keepOrder } from '../orders/keepOrder.ts'
import type { Shop } from '../shop/Shop.ts'

/**
 * Asks the provider what became of a payment that the payer has to confirm. A paid one becomes its order or e-gift, one
 * that is refused or was not confirmed in time ends. A webhook, the shopper's browser and the sweeper all call this, in
 * any order and at the same time: whoever comes first deletes the intent, and the others find nothing to do. Without an
 * answer, the next call asks again.
 */
export async function settleIntent(shop: Shop, intentId: string): Promise<void> {
  const intent = await shop.store.get('intents', intentId)
  if (!intent?.unconfirmed) return
  const answering = shop.gateways[intent.provider].confirm(intentId)
  const answer = await inTime(answering, shop.paymentPatienceMs)
  if (answer === undefined) return
  if (answer.state === 'refused') return endUnconfirmed(shop, intentId, answer.reason)
  if (answer.state === 'unconfirmed') {
    const isOver = intent.unconfirmed.confirmation.until < new Date().toISOString()
    return isOver ? endUnconfirmed(shop, intentId, notInTime) : undefined
  }
  if (answer.amount !== intent.amount) return endUnconfirmed(shop, intentId, otherAmount)
  await keepSale(shop, intentId, answer.reference)
}

const notInTime = 'The payment was not confirmed in time.'
const otherAmount = 'The payment was not for this amount, so it is given back.'

/** Does nothing if the intent has been settled since. */
function keepSale(shop: Shop, intentId: string, reference: string): Promise<void> {
  return shop.store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (!intent?.unconfirmed) return
    const { sale } = intent.unconfirmed
    tx.delete('intents', intentId)
    if (sale.kind === 'order') await keepOrder(tx, shop, { intent, sale, reference })
    else keepGift(tx, shop, { giftId: intent.orderId, sale, reference })
    await finishClaims(tx, intentId, intent, shop.clock.now())
  })
}
