import type { Purchase } from '@stemside/rules'
import { earlierSale } from '../intents/intents.ts'
import { nothingCharged } from '../intents/nothingCharged.ts'
import { pay } from '../intents/pay.ts'
import { endAtProvider } from '../intents/unconfirmed.ts'
import type { Bought } from '../once/untilSettled.ts'
import { finish, type Once } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import { orderedCartOf } from './cartOrder.ts'
import { holdPurchase, type Hold, type Recognised } from './hold.ts'
import { keepOrder, type OrderSale } from './keepOrder.ts'
import { toOrder } from './toOrder.ts'

/** What comes with a purchase. */
interface Placing extends Recognised {
  /** The id of the account that sends the order, if somebody is signed in. */
  readonly signedInAs: string | undefined
}

/**
 * Places an order: hold, charge, keep. The order exists only once it is paid. Returns how the payer confirms the payment
 * if that is needed, and `running` while an earlier request with the same key is in progress.
 * @throws {Refusal} 409 and 422 as in `quotePurchase`, 402 declined, 504 no answer in time.
 */
export async function placeOrder(
  shop: Shop,
  purchase: Purchase,
  { once, again, signedInAs }: Placing,
): Promise<Bought | 'running'> {
  const hold = await holdPurchase(shop, purchase, { once, again })
  if ('state' in hold) return earlierSale(shop.store, hold)
  const { intentId, intent, quote, ended } = hold
  if (ended) await endAtProvider(shop, ended.intentId, ended.intent)
  const sale = saleOf(shop, purchase, { intent, quote, signedInAs })
  const confirmation = await pay(shop, {
    intentId,
    intent,
    token: purchase.payment.token,
    sale,
    keep: async (tx, reference) => {
      await keepOrder(tx, shop, { intent, sale, reference })
      finishPurchase(tx, purchase, { once, id: intent.orderId, now: shop.clock.now() })
    },
    afterDecline: nothingCharged.order,
    afterTimeout: 'Your order was not placed',
  })
  return confirmation ? { confirmation } : { id: intent.orderId }
}

interface Finished {
  readonly once: Once | undefined
  readonly id: string
  readonly now: Date
}

/** Repeats of the key and of the cart get the order. Reads nothing: PostgreSQL would run more transactions again. */
function finishPurchase(tx: Transaction, purchase: Purchase, { once, id, now }: Finished): void {
  finish(tx, once, id, now)
  const cart = orderedCartOf(purchase)
  if (!cart) return
  const { bodyHash } = cart
  tx.put('idempotency', cart.id, { bodyHash, result: id, placedAt: now.toISOString() })
}

/** Makes the order that the shop stores once it is paid. */
function saleOf(
  shop: Shop,
  purchase: Purchase,
  { intent, quote, signedInAs }: Pick<Hold, 'intent' | 'quote'> & Pick<Placing, 'signedInAs'>,
): OrderSale {
  const { cartId, referCode } = purchase
  const order = toOrder(quote.priced, purchase, {
    id: intent.orderId,
    placedAt: intent.startedAt,
    reference: '',
    giftCardPaid: intent.giftCard?.amount,
    isByHand: shop.ordersByHand,
  })
  return {
    kind: 'order',
    order,
    ...(cartId === undefined ? {} : { cartId }),
    ...(referCode === undefined ? {} : { referCode }),
    ...(signedInAs === undefined ? {} : { signedInAs }),
  }
}
