import { orderMoved } from '../mail/orderMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import { nextStepAt, statusAt, stepsBetween } from './progress.ts'
import { payRefunds } from './refunds.ts'
import { moveReturns } from './returns.ts'

const lookEveryMs = 5000
const batch = 100

/** Moves the orders whose next step is due by the shop's clock, and mails each step to the buyer. */
export async function moveOrders({ store, clock }: Shop): Promise<void> {
  for (;;) {
    const now = clock.now()
    const due = await store.find('orderSteps', {
      where: { dueAt: { below: now.toISOString() } },
      order: 'oldest',
      limit: batch,
    })
    for (const { id } of due) {
      await store.tx(async (tx) => {
        const step = await tx.get('orderSteps', id)
        const order = await tx.get('orders', id)
        if (!step || step.dueAt >= now.toISOString()) return
        tx.delete('orderSteps', id)
        if (!order) return
        const status = statusAt(order, now)
        const moved = { ...order, status }
        tx.put('orders', id, moved)
        for (const passed of stepsBetween(order.status, status)) {
          postMail(tx, orderMoved(moved, passed), now)
        }
        const dueAt = status === 'delivered' ? undefined : nextStepAt(order, now)
        if (dueAt !== undefined) tx.put('orderSteps', id, { dueAt })
      })
    }
    if (due.length < batch) return
  }
}

/** Moves orders and returns, and pays refunds, every few seconds. Returns how to stop. */
export function startMovingOrders(shop: Shop, everyMs = lookEveryMs): () => void {
  let isMoving = false
  const timer = setInterval(() => {
    if (isMoving) return
    isMoving = true
    // What fails is repeated by the next round.
    void moveOrders(shop)
      .then(() => moveReturns(shop))
      .then(() => payRefunds(shop))
      .catch(() => undefined)
      .finally(() => {
        isMoving = false
      })
  }, everyMs).unref()
  return () => clearInterval(timer)
}
