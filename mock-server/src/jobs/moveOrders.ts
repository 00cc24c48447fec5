import type { Logger } from 'pino'
import { deliverGifts } from './deliverGifts.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { orderMoved } from '../mail/orderMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import { nextStepAt, statusAt, stepsBetween } from '../delivery/progress.ts'
import { payRefunds } from '../orders/refunds.ts'
import { moveReturns } from '../orders/returns.ts'
import { sweep } from '../base/sweep.ts'

const lookEveryMs = 5000

/** Moves the orders whose next step is due by the shop's clock, and mails each step to the buyer. */
export async function moveOrders(shop: Shop, logger: Logger): Promise<void> {
  const { store, clock } = shop
  const now = clock.now()
  const where = { dueAt: { below: now.toISOString() } }
  await sweep(
    logger,
    (page) => store.find('orderSteps', { where, ...page }),
    async ({ id }) => {
      await store.tx(async (tx) => {
        const step = await tx.get('orderSteps', id)
        const order = await tx.get('orders', id)
        if (!step || step.dueAt >= now.toISOString()) return
        tx.delete('orderSteps', id)
        if (!order) return
        const status = statusAt(order, now)
        const moved = { ...order, status }
        tx.put('orders', id, moved)
        const links = await orderLinks(shop, id, now)
        for (const passed of stepsBetween(order.status, status)) {
          postMail(tx, orderMoved(moved, passed, links), now)
        }
        const dueAt = status === 'delivered' ? undefined : nextStepAt(order, now)
        if (dueAt !== undefined) tx.put('orderSteps', id, { dueAt })
      })
    },
  )
}

/** Moves orders and returns, pays refunds, and mails gifts, every few seconds. Returns how to stop. */
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

/** Runs all sweeps, even if one of them fails. The next round repeats the failed ones. */
async function moveAll(shop: Shop, logger: Logger): Promise<void> {
  const sweeps = { moveOrders, moveReturns, payRefunds, deliverGifts }
  for (const [name, run] of Object.entries(sweeps)) {
    try {
      await run(shop, logger)
    } catch (err) {
      logger.error({ err, sweep: name }, 'a sweep failed; it is repeated in a few seconds')
    }
  }
}
