import { randomUUID } from 'node:crypto'
import {
  explainTooLate,
  isDigital,
  type Order,
  refundOfReturn,
  returnObstacle,
  type ReturnRefund,
  RulesError,
  unitsOf,
} from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import type { Logger } from 'pino'
import { takeCreditBack } from '../referrals/referrals.ts'
import { accountRefusal } from '../accounts/refusals.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { returnArrived, returnNoted } from '../mail/returnMails.ts'
import { postMail } from '../mail/postMail.ts'
import { doOnce, onceFor } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'
import type { ReturnRow } from '../store/shopRows.ts'
import type { Entry, Reader, Transaction } from '../store/port.ts'
import { orderAt } from '../delivery/progress.ts'
import { makeRefund } from './refunds.ts'
import { sweep } from '../base/sweep.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days until a returned parcel has arrived; then the money is given back. */
const daysOnTheWay = 5

/**
 * Stores a return of `owner`, with the refund that `refundOfReturn` computes. A retry with the same key gets the
 * same return.
 * @throws {Refusal} 404 for another person's order; 422 before delivery, after the last day, for more units
 * than are left, or if the key came with another request.
 */
export async function requestReturn(
  shop: Shop,
  owner: string,
  body: BodyOf<'requestReturn'>,
  key?: string,
): Promise<Entry<ReturnRow>> {
  const { store, clock } = shop
  const { orderId, cart_data: asked, reason, comment } = body
  const now = clock.now()
  const links = await orderLinks(shop, orderId, now)
  const lines = asked.map(({ sku, quantity }) => ({ sku, quantity }))
  const once = onceFor('return', key, { owner, body })
  const place = async (tx: Transaction): Promise<string> => {
    const order = await tx.get('orders', orderId)
    if (!order || order.customer.email.toLowerCase() !== owner) {
      throw accountRefusal(404, 'There is no such order in your account.')
    }
    checkTime(order, now)
    if (lines.some(({ sku }) => isDigital(sku))) {
      throw accountRefusal(422, 'E-storybooks cannot be sent back.')
    }
    const { shipping, total } = refundOrRefuse(
      order,
      { lines, reason },
      await returnsOf(tx, orderId),
    )
    const row: ReturnRow = {
      orderId,
      email: owner,
      country: order.country,
      lines,
      reason,
      ...(comment === undefined ? {} : { comment }),
      refund: total,
      ...(shipping === 0 ? {} : { shipping }),
      status: 'requested',
      requestedAt: now.toISOString(),
      // Without it, the return waits for the shopkeeper's command `received`.
      ...(shop.ordersByHand || order.steps !== undefined
        ? {}
        : { dueAt: new Date(now.getTime() + daysOnTheWay * dayMs).toISOString() }),
    }
    const id = randomUUID()
    tx.put('returns', id, row)
    postMail(tx, returnNoted(order, row, links), now)
    return id
  }
  return store.tx(async (tx) => {
    const id = await doOnce(tx, once, now, () => place(tx))
    const row = await tx.get('returns', id)
    if (row) return { id, row }
    // The account was erased after the first request.
    throw accountRefusal(404, 'There is no such order in your account.')
  })
}

/** @throws {Refusal} 422 */
function checkTime(order: Order, now: Date): void {
  const obstacle = returnObstacle(orderAt(order, now), [], now.toISOString())
  if (obstacle === 'not-arrived' || obstacle === 'cancelled') {
    throw accountRefusal(422, 'Units can be sent back once an order has arrived.')
  }
  if (obstacle === 'too-late') throw accountRefusal(422, explainTooLate(order))
}

/** @throws {Refusal} 422 */
function refundOrRefuse(
  order: Order,
  wish: Pick<ReturnRow, 'lines' | 'reason'>,
  before: readonly ReturnRow[],
): ReturnRefund {
  try {
    return refundOfReturn(order, wish, before)
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
    throw accountRefusal(
      422,
      'You can send back at most what you have bought and not sent back yet.',
    )
  }
}

async function returnsOf(reader: Reader, orderId: string): Promise<readonly ReturnRow[]> {
  const found = await reader.find('returns', {
    where: { orderId },
    order: 'oldest',
    limit: Infinity,
  })
  return found.map(({ row }) => row)
}

/** Refunds the returns that have arrived by the shop's clock, and mails their buyers. */
export async function moveReturns(shop: Shop, logger: Logger): Promise<void> {
  const { store, clock } = shop
  const now = clock.now()
  const where = { dueAt: { below: now.toISOString() } }
  await sweep(
    logger,
    (page) => store.find('returns', { where, ...page }),
    async ({ id }) => {
      await store.tx((tx) => receiveReturn(shop, tx, id, now))
    },
  )
}

/**
 * Marks a return as arrived, refunds it and mails the buyer. Does nothing if it is refunded already, for example by
 * another process.
 */
export async function receiveReturn(
  shop: Shop,
  tx: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  const row = await tx.get('returns', id)
  if (row?.status !== 'requested') return
  const { dueAt: _due, ...rest } = row
  tx.put('returns', id, { ...rest, status: 'refunded' })
  const order = await tx.get('orders', row.orderId)
  if (!order) return
  const links = await orderLinks(shop, order.id, now)
  const split = await makeRefund(tx, order, row.refund, now)
  postMail(tx, returnArrived(order, row, split, links), now)
  const arrived = (await returnsOf(tx, row.orderId)).filter(({ status }) => status === 'refunded')
  const back = arrived.flatMap(({ lines }) => lines)
  const isAllBack = order.lines.every(
    ({ sku, quantity }) => isDigital(sku) || unitsOf(sku, back) === quantity,
  )
  if (!isAllBack) return
  tx.put('orders', order.id, { ...order, status: 'returned' })
  await takeCreditBack(tx, order.id, now)
}
