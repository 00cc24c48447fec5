import { isDigital, type Order } from '@stemside/rules'
import { productName } from '../catalogue/productName.ts'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import type { OrderLinks } from './orderLinks.ts'
import { typed } from './typed.ts'

/** Links to the e-storybooks of an order; undefined if it has none. */
export function booksReady(order: Order, links: OrderLinks | undefined): Mail | undefined {
  const books = order.lines.map(({ sku }) => sku).filter(isDigital)
  if (books.length === 0) return undefined
  const names = books.map(productName)
  return mailOf({
    to: order.customer.email,
    subject: books.length === 1 ? 'Your e-storybook is ready' : 'Your e-storybooks are ready',
    greeting: `Hello ${typed(order.customer.name)},`,
    paragraphs: [`Make yourselves comfortable: ${names.join(', ')} can be read right away.`],
    links:
      links === undefined
        ? []
        : books.map((sku) => ({ label: `Read ${productName(sku)}`, url: links.bookOf(sku) })),
    closing: [
      `You find ${books.length === 1 ? 'it' : 'them'} at any time under “Track an order”, with the number ${order.id} and this email address, and in your account.`,
    ],
  })
}
