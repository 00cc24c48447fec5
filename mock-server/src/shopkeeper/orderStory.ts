import { formatMoney, nothing, stepsOf, type Order } from '@stemside/rules'
import { statusAt } from '../delivery/progress.ts'
import type { Reader } from '../store/port.ts'
import type { Command } from './command.ts'
import { inWords, orderOf } from './orderCommands.ts'

const newest = 20
const all = { order: 'oldest', limit: Infinity } as const

export const order: Command = {
  usage: 'order [<order>]',
  about: `shows what happened to an order, or the ${newest} newest ones`,
  takes: [0, 1],
  async run({ store, clock }, { args: [typed] }) {
    const now = clock.now()
    if (typed !== undefined) return storyOf(store, await orderOf(store, typed), now)
    const found = await store.find('orders', { order: 'newest', limit: newest })
    if (found.length === 0) return ['There is no order yet.']
    return Promise.all(
      found.map(
        async ({ row }) =>
          `${row.id}: ${await standingOf(store, row, now)}, placed ${minuteOf(row.placedAt)}, ${formatMoney(row.total, row.country)}, ${inWords(row.lines)}`,
      ),
    )
  },
}

/** The status, and what became of returns, such as "delivered, return requested". */
async function standingOf(reader: Reader, found: Order, now: Date): Promise<string> {
  const status = statusAt(found, now)
  const refunded = status === 'returned' ? 'refunded' : 'partly refunded'
  const returns = await returnsOf(reader, found.id)
  const each = returns.map(({ row }) =>
    row.status === 'requested' ? 'return requested' : refunded,
  )
  return [status, ...new Set(each)].join(', ')
}

function returnsOf(reader: Reader, orderId: string) {
  return reader.find('returns', { where: { orderId }, ...all })
}

/** What is in an order, then what happened to it, the earliest first. Times are UTC. */
async function storyOf(reader: Reader, found: Order, now: Date): Promise<readonly string[]> {
  const { id, country, customer, address, payment, present, giftCardPaid = nothing } = found
  const money = (amount: Order['total']) => formatMoney(amount, country)
  const returns = await returnsOf(reader, id)
  const refunds = await reader.find('refunds', { where: { orderId: id }, ...all })
  const buyer =
    customer.name === '' ? 'a buyer who is erased' : `${customer.name}, ${customer.email}`
  const courierCalls = present?.recipientPhone ?? customer
  const place = [
    address.line1,
    address.line2,
    address.city,
    address.state,
    address.postcode,
    country,
  ]
  const events = [
    [found.placedAt, `placed and paid by ${payment.provider} (${payment.reference})`],
    ...stepsOf(found)
      .filter(({ at }) => at <= now.toISOString())
      .map(({ status, at }) => [at, status]),
    ...returns.map(({ id: returnId, row }) => [
      row.requestedAt,
      `return ${returnId} of ${inWords(row.lines)}: ${row.reason}, ${money(row.refund)}, ${row.status}`,
    ]),
    ...refunds.map(({ row }) => [
      row.requestedAt,
      `refund of ${money(row.amount)} by ${row.provider}: ${row.state}${row.reason === undefined ? '' : ` (${row.reason})`}`,
    ]),
  ] as const
  return [
    `Order ${id}: ${statusAt(found, now)}`,
    `  for ${buyer}`,
    `  to ${place.filter(Boolean).join(', ')}`,
    ...(courierCalls.phone === ''
      ? []
      : [`  the courier calls ${courierCalls.dialCode} ${courierCalls.phone}`]),
    `  ${inWords([...found.lines, ...found.gifts])}`,
    `  ${money(found.total)}, of it ${money(found.shipping)} for shipping`,
    ...(giftCardPaid === nothing ? [] : [`  ${money(giftCardPaid)} of it paid by a gift card`]),
    ...(found.couponCode === undefined ? [] : [`  with the coupon ${found.couponCode}`]),
    ...(found.trackingNumber === undefined ? [] : [`  tracking number ${found.trackingNumber}`]),
    ...events
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b))
      .map(([at = '', what]) => `  ${minuteOf(at)}  ${what}`),
  ]
}

/** Such as 2026-11-28 19:43. */
function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
