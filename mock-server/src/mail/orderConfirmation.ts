import {
  formatMoney,
  isCancellable,
  isWithoutParcel,
  minus,
  type MinorUnits,
  negative,
  type Order,
  parcelLines,
  taxSentence,
  times,
} from '@stemside/rules'
import { countedName } from '../catalogue/productName.ts'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { orderDays } from './orderDays.ts'
import { pictureIn, type OrderLinks } from './orderLinks.ts'
import { typed } from './typed.ts'

/** What a buyer gets once the order is placed: what comes, what it cost, where it goes, and when it arrives. */
export function orderConfirmation(order: Order, links: OrderLinks | undefined): Mail {
  const { id, customer } = order
  return mailOf({
    to: customer.email,
    subject: `Your order ${id}`,
    ...pictureIn(order.lines, links),
    greeting: `Hello ${typed(customer.name)},`,
    paragraphs: [
      isWithoutParcel(order)
        ? 'Thank you: your order is placed and paid.'
        : 'Thank you: your order is placed and paid. This is what we are packing.',
      ...orderDays(order),
    ],
    links: links === undefined ? [] : [{ label: 'See your order', url: links.order }],
    rows: rowsOf(order),
    closing: [
      taxSentence(order.country),
      ...(isWithoutParcel(order)
        ? []
        : [`It goes to ${parcelLines(order).map(typed).join(', ')}.`]),
      ...presentParagraphs(order),
      `Follow it under “Track an order” with the number ${id} and this email address.`,
      ...(links === undefined ? [] : [whatTheLinkDoes(order)]),
    ],
  })
}

/** The number and the email address show an order. Its link in the mails also does what only the buyer may (§4.76). */
function whatTheLinkDoes(order: Order): string {
  const cancel = isCancellable(order) ? ' and, until it is packed, cancel the order' : ''
  return `The link “See your order” needs no account. There you can also print the invoice${cancel}.`
}

/** How the parcel of a present is packed. This mail goes to the buyer, so its prices stay. */
function presentParagraphs({ present }: Order): string[] {
  if (present === undefined) return []
  const { recipientPhone, message, hidesPrices } = present
  const prices = hidesPrices
    ? 'The paper in the parcel has no prices: only this email and your invoice have them.'
    : 'The paper in the parcel has the prices, as you chose.'
  return [
    `It is a present, so we wrap it. ${prices}`,
    ...(recipientPhone === undefined
      ? []
      : [`The courier calls ${recipientPhone.dialCode} ${recipientPhone.phone}.`]),
    ...(message === undefined ? [] : ['On the card:', ...message.split(/\n+/).map(typed)]),
  ]
}

function rowsOf(order: Order): [label: string, figure: string][] {
  const money = (amount: MinorUnits) => formatMoney(amount, order.country)
  return [
    ...order.lines.map((line): [string, string] => [
      countedName(line),
      money(times(line.unitPrice, line.quantity)),
    ]),
    ...order.gifts.map((line): [string, string] => [countedName(line), 'Free']),
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
