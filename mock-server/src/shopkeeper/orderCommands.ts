import {
  formatMoney,
  isWithoutParcel,
  nameOf,
  orderSteps,
  stepsOf,
  type CartLine,
  type Order,
  type OrderStep,
} from '@stemside/rules'
import { statusAt } from '../delivery/progress.ts'
import { orderLinks } from '../mail/orderLinks.ts'
import { orderMoved } from '../mail/orderMails.ts'
import { postMail } from '../mail/postMail.ts'
import { receiveReturn } from '../orders/returns.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Reader } from '../store/port.ts'
import { CommandRefused, quoted, type Command } from './command.ts'

/** A carrier's number is printed in a mail: nothing in it can look like a link. */
const trackingNumbers = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,38}[A-Za-z0-9])?$/

export const pack: Command = {
  usage: 'pack <order>',
  about: 'marks the order as packed: its buyer can no longer cancel it',
  takes: [1, 1],
  run: (shop, { args: [id = ''] }) => reportStep(shop, id, 'packed'),
}

export const ship: Command = {
  usage: 'ship <order> [--tracking <number>]',
  about: 'marks the order as shipped; changes the tracking number of a shipped one',
  takes: [1, 1],
  takesTracking: true,
  async run(shop, { args: [id = ''], tracking }) {
    if (tracking === undefined) return reportStep(shop, id, 'shipped')
    if (!trackingNumbers.test(tracking)) {
      throw new CommandRefused(
        `The tracking number ${quoted(tracking)} must consist of 1 to 40 letters, digits, hyphens and spaces.`,
      )
    }
    const corrected = await correctNumber(shop, id, tracking)
    return corrected ?? reportStep(shop, id, 'shipped', tracking)
  },
}

export const deliver: Command = {
  usage: 'deliver <order>',
  about: 'marks a shipped order as delivered: its buyer can send it back',
  takes: [1, 1],
  run: (shop, { args: [id = ''] }) => reportStep(shop, id, 'delivered'),
}

export const received: Command = {
  usage: 'received <order> [<return>]',
  about: 'marks a return as arrived, and refunds it',
  takes: [1, 2],
  async run(shop, { args: [typed = '', returnId] }) {
    const { store, clock } = shop
    return store.tx(async (tx) => {
      const order = await orderOf(tx, typed)
      const where = { orderId: order.id }
      const returns = await tx.find('returns', { where, order: 'oldest', limit: Infinity })
      const open = returns.filter(({ row }) => row.status === 'requested')
      const wanted = returnId === undefined ? open : open.filter(({ id }) => id === returnId)
      const [found, another] = wanted
      if (found === undefined) {
        const which = returnId === undefined ? 'a return' : `the return ${quoted(returnId)}`
        throw new CommandRefused(`Order ${order.id} does not wait for ${which}.`)
      }
      if (another !== undefined) {
        const each = wanted.map(({ id, row }) => `${id} (${inWords(row.lines)})`).join(', ')
        throw new CommandRefused(
          `Order ${order.id} waits for more than one return, so name the one that is here: ${each}.`,
        )
      }
      await receiveReturn(shop, tx, found.id, clock.now())
      const refund = formatMoney(found.row.refund, order.country)
      return [
        `The return of ${inWords(found.row.lines)} from order ${order.id} is here now; it was on its way. ${refund} goes back to the buyer.`,
      ]
    })
  },
}

/**
 * Moves an order to a step and mails its buyer. From then on the clock does not move this order any more.
 * @throws {CommandRefused} if the order does not exist, has no parcel, is cancelled or sent back, has reached this step before, or is to be delivered and was not shipped
 */
async function reportStep(
  shop: Shop,
  typed: string,
  step: OrderStep,
  trackingNumber?: string,
): Promise<readonly string[]> {
  const { store, clock } = shop
  const now = clock.now()
  const links = await orderLinks(shop, numberOf(typed), now)
  return store.tx(async (tx) => {
    const order = await orderOf(tx, typed)
    const status = statusAt(order, now)
    if (isWithoutParcel(order)) {
      throw new CommandRefused(
        `Order ${order.id} has no parcel: its e-storybooks were there at once.`,
      )
    }
    const isToCome = status === 'placed' || stepsAfter(status).includes(step)
    if (!isToCome) throw new CommandRefused(`Order ${order.id} is ${status} already.`)
    // Its buyer would never get the mail with the tracking number, as `ship` refuses delivered orders.
    if (step === 'delivered' && status !== 'shipped') {
      throw new CommandRefused(
        `Order ${order.id} is ${status} and not shipped: first run ship ${order.id}.`,
      )
    }
    const at = now.toISOString()
    const past = stepsOf(order).filter((passed) => passed.at <= at)
    const moved: Order = {
      ...order,
      status: step,
      steps: [...past, { status: step, at }],
      ...(trackingNumber === undefined ? {} : { trackingNumber }),
    }
    tx.put('orders', order.id, moved)
    tx.delete('orderSteps', order.id)
    postMail(tx, orderMoved(moved, step, links), now)
    const report = `Order ${order.id} is ${step} now; it was ${status}. Its buyer gets a mail.`
    return order.steps === undefined
      ? [report, 'The clock moved it so far; from now on, these commands do.']
      : [report]
  })
}

function stepsAfter(status: Order['status']): readonly OrderStep[] {
  const reached = orderSteps.findIndex((step) => step === status)
  return reached === -1 ? [] : orderSteps.slice(reached + 1)
}

/** Changes the tracking number of a shipped order. Undefined if the order's status is not `shipped`. */
async function correctNumber(
  { store, clock }: Shop,
  typed: string,
  trackingNumber: string,
): Promise<readonly string[] | undefined> {
  return store.tx(async (tx) => {
    const order = await orderOf(tx, typed)
    if (statusAt(order, clock.now()) !== 'shipped') return undefined
    tx.put('orders', order.id, { ...order, trackingNumber })
    return [
      `The tracking number of order ${order.id} is ${trackingNumber} now; it was ${order.trackingNumber ?? 'not known'}. No mail is sent.`,
    ]
  })
}

/** @throws {CommandRefused} */
export async function orderOf(reader: Reader, typed: string): Promise<Order> {
  const order = await reader.get('orders', numberOf(typed))
  if (order) return order
  throw new CommandRefused(
    `There is no order ${quoted(typed)}. The command order lists the newest ones.`,
  )
}

function numberOf(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Such as "1 × Orboot Earth, 2 × Tacto Laser". */
export function inWords(lines: readonly CartLine[]): string {
  return lines.map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`).join(', ')
}
