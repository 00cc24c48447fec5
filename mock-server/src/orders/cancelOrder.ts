import { isDigitalOnly, type Order, refundOfCancelling } from '@stemside/rules'
import { accountRefusal } from '../accounts/refusals.ts'
import { takeCreditBack } from '../referrals/referrals.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { orderCancelled } from '../mail/orderMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import { moveStock } from '../stock/stock.ts'
import { statusAt } from '../delivery/progress.ts'
import { usedBy } from '../referrals/couponUses.ts'
import { makeRefund } from './refunds.ts'

/**
 * Cancels an order of `owner` that is not packed yet: units go back to the stock, a one-time coupon can
 * be used again, and what was paid is given back. E-storybooks stay the buyer's, who may have read them.
 * @throws {Refusal} 404 for an order of somebody else, 422 for one that is packed or cancelled, or gives
 * nothing back.
 */
export async function cancelOrder(shop: Shop, owner: string, orderId: string): Promise<Order> {
  const { store, clock } = shop
  const now = clock.now()
  const links = await orderLinks(shop, orderId, now)
  return store.tx(async (tx) => {
    const order = await tx.get('orders', orderId)
    if (!order || order.customer.email.toLowerCase() !== owner) {
      throw accountRefusal(404, 'There is no such order in your account.')
    }
    const status = statusAt(order, now)
    const refund = refundOfCancelling(order)
    if (refund === 0) throw accountRefusal(422, nothingBack(order))
    if (status === 'cancelled') throw accountRefusal(422, 'This order is cancelled already.')
    if (status !== 'placed') {
      throw accountRefusal(
        422,
        'This order is packed already, so it cannot be cancelled. You can send it back once it has arrived.',
      )
    }
    const cancelled: Order = { ...order, status: 'cancelled' }
    tx.put('orders', orderId, cancelled)
    tx.delete('orderSteps', orderId)
    for (const { sku, quantity } of [...order.lines, ...order.gifts]) {
      await moveStock(tx, sku, quantity, now)
    }
    if (order.couponCode !== undefined) {
      tx.delete('couponUses', await usedBy(tx, order.couponCode, order.customer.email))
    }
    await takeCreditBack(tx, orderId, now)
    const split = await makeRefund(tx, order, refund, now)
    postMail(tx, orderCancelled(cancelled, refund, split, links), now)
    return cancelled
  })
}

function nothingBack(order: Order): string {
  return isDigitalOnly(order)
    ? 'E-storybooks can be read at once, so they cannot be cancelled.'
    : 'This order cannot be cancelled: it would give nothing back.'
}
