import {
  type CartLine,
  explainParcel,
  explainPostage,
  explainRefund,
  formatMoney,
  nothingToGiveBack,
  type Order,
  type RefundSplit,
} from '@stemside/rules'
import { productName } from '../catalogue/productName.ts'
import type { ReturnRow } from '../store/shopRows.ts'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { pictureIn, type OrderLinks } from './orderLinks.ts'
import { typed } from './typed.ts'

type Returned = Pick<
  ReturnRow,
  'lines' | 'reason' | 'refund' | 'shipping' | 'country' | 'requestedAt'
>

/** Units are to be sent back: where to and by when, who pays the postage, and what is given back (§4.75). */
export function returnNoted(
  { id, customer }: Order,
  returned: Returned,
  links: OrderLinks | undefined,
): Mail {
  return mailOf({
    to: customer.email,
    subject: `Your return of order ${id}`,
    ...pictureIn(returned.lines, links),
    greeting: `Hello ${typed(customer.name)},`,
    paragraphs: [
      'We have noted what you send back. Please pack it well, and write the number of the order on the parcel.',
    ],
    links: links === undefined ? [] : [{ label: 'See your return', url: links.returns }],
    rows: rowsOf(returned),
    closing: [
      explainParcel(returned),
      explainPostage(returned.reason),
      returned.refund === 0
        ? `${nothingToGiveBack} We write to you as soon as the parcel has arrived.`
        : 'We give the money back as soon as the parcel has arrived, and write to you then.',
    ],
  })
}

/** The parcel has arrived, and its money, if it gives any back, is on its way. */
export function returnArrived(
  { id, customer }: Order,
  returned: Returned,
  split: RefundSplit,
  links: OrderLinks | undefined,
): Mail {
  const isPaid = returned.refund > 0
  return mailOf({
    to: customer.email,
    subject: isPaid
      ? `We have given back the money for your return of order ${id}`
      : `Your return of order ${id} has arrived`,
    ...pictureIn(returned.lines, links),
    greeting: `Hello ${typed(customer.name)},`,
    paragraphs: ['Your parcel has arrived. Thank you!'],
    links: links === undefined ? [] : [{ label: 'See your order', url: links.order }],
    rows: rowsOf(returned),
    closing: [
      isPaid
        ? `The money goes back the way it came. ${explainRefund(split, returned.country)}`
        : nothingToGiveBack,
    ],
  })
}

function rowsOf({ lines, refund, shipping, country }: Returned): [label: string, figure: string][] {
  return [
    ...lines.map(({ sku, quantity }: CartLine): [string, string] => [
      productName(sku),
      `${quantity} ×`,
    ]),
    ...(shipping === undefined
      ? []
      : [['Shipping', formatMoney(shipping, country)] satisfies [string, string]]),
    ...(refund === 0
      ? []
      : [['We give back', formatMoney(refund, country)] satisfies [string, string]]),
  ]
}
