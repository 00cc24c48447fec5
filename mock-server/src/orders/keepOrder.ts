import { nothing, unitsOf, type Order } from '@stemside/rules'
import { nextSavedAt } from '../carts/accountCart.ts'
import { nextStepAt } from '../delivery/progress.ts'
import { booksReady } from '../mail/bookMails.ts'
import { orderConfirmation } from '../mail/orderConfirmation.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { postMail } from '../mail/postMail.ts'
import { creditFriend } from '../referrals/referrals.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow, Sale } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'

export type OrderSale = Extract<Sale, { readonly kind: 'order' }>

export interface PaidOrder {
  readonly intent: IntentRow
  readonly sale: OrderSale
  /** The provider's reference of the payment. */
  readonly reference: string
}

/** Stores a paid order, and what follows from it. */
export async function keepOrder(
  tx: Transaction,
  shop: Shop,
  { intent, sale, reference }: PaidOrder,
): Promise<void> {
  const now = shop.clock.now()
  const { order: held, cartId, referCode, signedInAs } = sale
  const payment = { ...held.payment, reference }
  const order: Order = { ...held, placedAt: now.toISOString(), payment }
  const { id } = order
  const { giftCard } = intent
  tx.put('orders', id, order)
  if (giftCard) {
    tx.put('giftCardUses', id, { card: giftCard.card, paid: giftCard.amount, givenBack: nothing })
  }
  const dueAt = nextStepAt(order, now)
  if (dueAt !== undefined) tx.put('orderSteps', id, { dueAt })
  const friend = { sentCode: referCode, signedInAs, addressKey: shop.addressKey, now }
  await creditFriend(tx, order, friend)
  const links = await orderLinks(shop, id, now)
  postMail(tx, orderConfirmation(order, links), now)
  const books = booksReady(order, links)
  if (books) postMail(tx, books, now)
  if (cartId !== undefined) await removePurchased(tx, cartId, order, now)
}

/**
 * Removes the bought units from the cart. An account's cart keeps what another device has added during the
 * payment.
 */
async function removePurchased(
  tx: Transaction,
  id: string,
  { lines }: Order,
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
