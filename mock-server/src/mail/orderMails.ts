import {
  explainRefund,
  explainReturnDays,
  formatMoney,
  isDigital,
  lastReturnDay,
  type MinorUnits,
  type Order,
  type OrderStep,
  parcelLines,
  type RefundSplit,
} from '@stemside/rules'
import { countedName } from '../catalogue/productName.ts'
import { mailOf, type Letter } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { orderDays } from './orderDays.ts'
import { pictureIn, type OrderLinks } from './orderLinks.ts'
import { typed } from './typed.ts'

const words: Readonly<Record<OrderStep, { readonly subject: string; readonly sentence: string }>> =
  {
    packed: {
      subject: 'is packed',
      sentence: 'Your toys are in their box, and leave us soon.',
    },
    shipped: {
      subject: 'is on its way',
      sentence: 'Your parcel has left us and is on its way.',
    },
    delivered: {
      subject: 'has arrived',
      sentence: 'Your parcel has arrived. We wish you many good hours with what is in it!',
    },
  }

/** An order, in its new status, was packed, shipped or delivered. */
export function orderMoved(order: Order, step: OrderStep, links: OrderLinks | undefined): Mail {
  const { id, customer, trackingNumber } = order
  const { subject, sentence } = words[step]
  return mailOf({
    to: customer.email,
    subject: `Your order ${id} ${subject}`,
    ...pictureIn(order.lines, links),
    greeting: `Hello ${typed(customer.name)},`,
    paragraphs: [
      sentence,
      ...(trackingNumber === undefined ? [] : [`Its tracking number is ${trackingNumber}.`]),
      parcelWords(order),
      ...orderDays(order, step),
    ],
    links: links === undefined ? [] : linksOf(order, step, links),
    closing:
      step === 'delivered'
        ? returnWords(order)
        : [`Follow it under “Track an order” with the number ${id} and this email address.`],
  })
}

/**
 * Names the recipient and the contents of the parcel, because a buyer may wait for several parcels or send a present.
 * E-storybooks are left out.
 */
function parcelWords(order: Order): string {
  const contents = [...order.lines, ...order.gifts].filter(({ sku }) => !isDigital(sku))
  return `For ${typed(parcelLines(order)[0] ?? '')}: ${contents.map(countedName).join(', ')}.`
}

function linksOf(order: Order, step: OrderStep, links: OrderLinks): NonNullable<Letter['links']> {
  const see = { label: 'See your order', url: links.order }
  const isReturnable = step === 'delivered' && lastReturnDay(order) !== undefined
  return isReturnable ? [see, { label: 'Send something back', url: links.returns }] : [see]
}

function returnWords(order: Order): string[] {
  if (lastReturnDay(order) === undefined) return []
  return [
    'If a piece is missing or broken, open your order and choose “Ask for a piece”: you need not send the toy back.',
    `If you change your mind, you can send something back. ${explainReturnDays(order)}`,
  ]
}

/** The buyer has cancelled an order, which gives money back. */
export function orderCancelled(
  order: Order,
  refund: MinorUnits,
  split: RefundSplit,
  links: OrderLinks | undefined,
): Mail {
  const { id, customer, total, country } = order
  return mailOf({
    to: customer.email,
    subject: `Your order ${id} is cancelled`,
    greeting: `Hello ${typed(customer.name)},`,
    paragraphs: [
      'As you asked, we have cancelled your order. Nothing will be sent.',
      ...orderDays(order),
    ],
    links: links === undefined ? [] : [{ label: 'See your order', url: links.order }],
    rows: [['We give back', formatMoney(refund, country)]],
    closing: [
      ...(refund < total ? ['Your e-storybooks stay yours.'] : []),
      `The money goes back the way it came. ${explainRefund(split, country)}`,
    ],
  })
}
