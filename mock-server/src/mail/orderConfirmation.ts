import {
  formatMoney,
  isWithoutParcel,
  minus,
  type MinorUnits,
  negative,
  type Order,
  type Sku,
  times,
} from '@stemside/rules'
import { productName } from '../catalogue/productName.ts'
import { mailOf } from './letter.ts'
import type { Mail } from './Mail.ts'

/** What a buyer gets once the order is placed: what comes, what it cost, and where it goes. */
export function orderConfirmation(order: Order): Mail {
  const { id, customer, address } = order
  const placeName = [address.postcode, address.city].filter(Boolean).join(' ')
  const place = [address.line1, address.line2, placeName, address.state].filter(Boolean).join(', ')
  return mailOf({
    to: customer.email,
    subject: `Your order ${id}`,
    greeting: `Hello ${customer.name},`,
    paragraphs: [
      isWithoutParcel(order)
        ? 'Thank you: your order is placed and paid.'
        : 'Thank you: your order is placed and paid. This is what we are packing.',
    ],
    rows: rowsOf(order),
    closing: [
      ...(isWithoutParcel(order) ? [] : [`It goes to ${place}.`]),
      `Follow it under “Track your order” with the number ${id} and this e-mail address.`,
    ],
  })
}

function rowsOf(order: Order): [label: string, figure: string][] {
  const money = (amount: MinorUnits) => formatMoney(amount, order.country)
  return [
    ...order.lines.map(({ sku, quantity, unitPrice }): [string, string] => [
      counted(sku, quantity),
      money(times(unitPrice, quantity)),
    ]),
    ...order.gifts.map(({ sku, quantity }): [string, string] => [counted(sku, quantity), 'Free']),
    ...order.adjustments.map(({ source, id, amount }): [string, string] => [
      source === 'combo' ? (order.combos.find((combo) => combo.id === id)?.name ?? id) : id,
      `−${money(negative(amount))}`,
    ]),
    ['Shipping', order.shipping === 0 ? 'Free' : money(order.shipping)],
    ['Total', money(order.total)],
    ...(order.giftCardPaid === undefined
      ? []
      : [
          ['Gift card', `−${money(order.giftCardPaid)}`] satisfies [string, string],
          ['Charged', money(minus(order.total, order.giftCardPaid))] satisfies [string, string],
        ]),
  ]
}

function counted(sku: Sku, quantity: number): string {
  return `${quantity} × ${productName(sku)}`
}
