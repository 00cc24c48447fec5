import type { Logger } from 'pino'
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
export function startMovingOrders(shop: Shop, logger: Logger, everyMs = lookEveryMs): () => void {
  let isMoving = false
  const timer = setInterval(() => {
    if (isMoving) return
    isMoving = true
    void moveAll(shop, logger).finally(() => {
      isMoving = false
    })
  }, everyMs).unref()
  return () => clearInterval(timer)
}

/** Runs each sweep, also where one before it fails. The next round repeats what failed. */
async function moveAll(shop: Shop, logger: Logger): Promise<void> {
  const sweeps = { moveOrders, moveReturns, payRefunds: () => payRefunds(shop, logger) }
  for (const [sweep, run] of Object.entries(sweeps)) {
    try {
      await run(shop)
    } catch (err) {
      logger.error({ err, sweep }, 'a sweep failed; it is repeated in a few seconds')
    }
  }
}
