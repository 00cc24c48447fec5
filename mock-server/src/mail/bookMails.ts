import { isDigital, type Order, type Sku } from '@stemside/rules'
import { productName } from '../catalogue/productName.ts'
import { mailOf } from './letter.ts'
import type { Mail } from './Mail.ts'
import { typed } from './typed.ts'

/**
 * Links to the e-storybooks of an order; undefined if it has none. Without the shop's origin the mail has no
 * links: taking the host from a request would let an attacker choose it.
 */
export function booksReady(order: Order, origin: string | undefined): Mail | undefined {
  const books = order.lines.map(({ sku }) => sku).filter(isDigital)
  if (books.length === 0) return undefined
  const names = books.map(productName)
  return mailOf({
    to: order.customer.email,
    subject: books.length === 1 ? 'Your e-storybook is ready' : 'Your e-storybooks are ready',
    greeting: `Hello ${typed(order.customer.name)},`,
    paragraphs: [`Make yourselves comfortable: ${names.join(', ')} can be read right away.`],
    links:
      origin === undefined
        ? []
        : books.map((sku) => ({
            label: `Read ${productName(sku)}`,
            url: `${origin}${readPath(order.id, sku)}`,
          })),
    closing: [
      `You find ${books.length === 1 ? 'it' : 'them'} at any time under “Track an order”, with the number ${order.id} and this e-mail address, and in your account.`,
    ],
  })
}

function readPath(orderId: string, sku: Sku): string {
  return `/storybooks/read/${orderId}/${sku}`
}
