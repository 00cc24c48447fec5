import { nothing, unitsOf, type Purchase } from '@stemside/rules'
import { nextSavedAt } from '../carts/accountCart.ts'
import { creditFriend } from '../referrals/referrals.ts'
import { booksReady } from '../mail/bookMails.ts'
import { orderConfirmation } from '../mail/orderConfirmation.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { postMail } from '../mail/postMail.ts'
import { pay } from '../payments/pay.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import { finish, type Once } from '../once/once.ts'
import { orderedCartOf } from './cartOrder.ts'
import { holdPurchase, type Hold, type Recognised } from './hold.ts'
import { nextStepAt } from '../delivery/progress.ts'
import { toOrder } from './toOrder.ts'

/** What comes with a purchase. */
interface Placing extends Recognised {
  /** The id of the account that sends the order, if somebody is signed in. */
  readonly signedInAs: string | undefined
}

/**
 * Places an order: hold, charge, keep. The order exists only once it is paid. Returns `running` while an earlier
 * request with the same key is in progress.
 * @throws {Refusal} 409 and 422 as in `quotePurchase`, 402 declined, 504 no answer in time.
 */
export async function placeOrder(
  shop: Shop,
  purchase: Purchase,
  { once, again, signedInAs }: Placing,
): Promise<{ readonly id: string } | 'running'> {
  const hold = await holdPurchase(shop, purchase, { once, again })
  if ('state' in hold) return hold.state === 'running' ? 'running' : { id: hold.result }
  const { intentId, intent } = hold
  await pay(shop, {
    intentId,
    intent,
    token: purchase.payment.token,
    keep: (tx, reference) => keepOrder(tx, shop, { purchase, hold, reference, once, signedInAs }),
    afterDecline: 'Nothing was charged; your cart is still here.',
    afterTimeout: 'Your order was not placed',
  })
  return { id: intent.orderId }
}

interface Paid {
  readonly once: Once | undefined
  readonly signedInAs: string | undefined
  readonly purchase: Purchase
  readonly hold: Hold
  readonly reference: string
}

/** Stores a paid order, and what follows from it. */
async function keepOrder(
  tx: Transaction,
  shop: Shop,
  { purchase, hold: { intent, quote }, reference, once, signedInAs }: Paid,
): Promise<void> {
  const id = intent.orderId
  const now = shop.clock.now()
  const placedAt = now.toISOString()
  const { giftCard } = intent
  const giftCardPaid = giftCard?.amount
  const isByHand = shop.ordersByHand
  const order = toOrder(quote.priced, purchase, { id, placedAt, reference, giftCardPaid, isByHand })
  tx.put('orders', id, order)
  if (giftCard) {
    tx.put('giftCardUses', id, { card: giftCard.card, paid: giftCard.amount, givenBack: nothing })
  }
  const dueAt = nextStepAt(order, now)
  if (dueAt !== undefined) tx.put('orderSteps', id, { dueAt })
  await creditFriend(tx, order, {
    sentCode: purchase.referCode,
    signedInAs,
    addressKey: shop.addressKey,
    now,
  })
  const links = await orderLinks(shop, id, now)
  postMail(tx, orderConfirmation(order, links), now)
  const books = booksReady(order, links)
  if (books) postMail(tx, books, now)
  if (purchase.cartId !== undefined) await removePurchased(tx, purchase.cartId, purchase, now)
  finish(tx, once, id, now)
  const cart = orderedCartOf(purchase)
  if (cart) tx.put('idempotency', cart.id, { bodyHash: cart.bodyHash, result: id, placedAt })
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
  const left = own.lines
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - unitsOf(sku, lines) }))
    .filter(({ quantity }) => quantity > 0)
  const { savedAt, mergedFrom, country } = own
  tx.put('userCarts', id, {
    lines: left,
    ...(country === undefined || left.length === 0 ? {} : { country }),
    savedAt: nextSavedAt(savedAt, now),
    mergedFrom,
  })
}
