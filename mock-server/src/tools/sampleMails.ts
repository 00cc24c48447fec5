import { minor, nothing, splitRefund, type Order } from '@stemside/rules'
import { mayasOrder } from '../seed/maya.ts'
import type { GiftRow } from '../store/giftRows.ts'
import {
  accountExistsMail,
  codeMail,
  googleLinkedMail,
  noAccountMail,
  passwordChangedMail,
} from '../mail/accountMails.ts'
import { booksReady } from '../mail/bookMails.ts'
import { contactConfirmed, contactMessage } from '../mail/contactMails.ts'
import { giftBought, giftCardMail, giftRefused } from '../mail/giftMails.ts'
import { orderConfirmation } from '../mail/orderConfirmation.ts'
import { linksWith } from '../mail/orderLinks.ts'
import { orderCancelled, orderMoved } from '../mail/orderMails.ts'
import { friendOrderedMail } from '../mail/referralMails.ts'
import { returnArrived, returnNoted } from '../mail/returnMails.ts'
import { backInStock, exitOffer, reminderNoted, welcome } from '../mail/subscriptionMails.ts'

/** The address of the shop that writes the sample mails. */
export const sampleOrigin = 'https://shop.example'
const book = 'whos_the_monster_in_oko'
const order = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [
  { sku: 'orboot_mars', quantity: 1 },
  { sku: 'plugo_link', quantity: 2 },
  { sku: 'plugo_gamepad', quantity: 1 },
  { sku: book, quantity: 1 },
])
const cancelled = { ...order, status: 'cancelled' } as const
const bookOrder = mayasOrder('STEM-33333-33333', '2026-11-21T09:00:00.000Z', [
  { sku: book, quantity: 1 },
])
const sampleLinks = ({ id }: Order) => linksWith('sample', id, sampleOrigin)
const books = booksReady(bookOrder, sampleLinks(bookOrder))
if (!books) throw new Error('The sample order has no e-storybook')
const { email, name } = order.customer
const returned = {
  lines: [{ sku: 'plugo_link', quantity: 1 }],
  reason: 'no-longer-wanted',
  refund: minor(4999),
  country: 'US',
  requestedAt: '2026-12-02T09:00:00.000Z',
} as const

const gift: GiftRow = {
  country: 'US',
  amount: minor(5000),
  recipient: { name: 'Ada Sample', email: 'ada@example.com' },
  sender: { name, email },
  message: 'For the globe that you wanted.\nYours, Maya',
  design: 'birthday',
  payment: { provider: 'stripe', reference: 'pi_sample' },
  boughtAt: '2026-11-21T09:00:00.000Z',
}

/** Each mail of the shop, with sample data: for Storybook, and for the tests that hold for every mail. */
export const sampleMails = {
  codeToSignUp: codeMail(email, 'signup', '0123'),
  codeToLogIn: codeMail(email, 'login', '4567'),
  codeToReset: codeMail(email, 'reset', '8901'),
  noAccount: noAccountMail(email, sampleOrigin),
  accountExists: accountExistsMail(email),
  passwordChanged: passwordChangedMail(email, name),
  googleLinked: googleLinkedMail(email, name),
  orderPlaced: orderConfirmation(order, sampleLinks(order)),
  bookOrderPlaced: orderConfirmation(bookOrder, sampleLinks(bookOrder)),
  orderPacked: orderMoved({ ...order, status: 'packed' }, 'packed', sampleLinks(order)),
  orderShipped: orderMoved({ ...order, status: 'shipped' }, 'shipped', sampleLinks(order)),
  orderDelivered: orderMoved({ ...order, status: 'delivered' }, 'delivered', sampleLinks(order)),
  orderCancelled: orderCancelled(
    cancelled,
    order.total,
    splitRefund(order.total, nothing),
    sampleLinks(order),
  ),
  giftCardOrderCancelled: orderCancelled(
    cancelled,
    order.total,
    splitRefund(order.total, minor(5000)),
    sampleLinks(order),
  ),
  returnNoted: returnNoted(order, returned, sampleLinks(order)),
  damagedReturnNoted: returnNoted(
    order,
    {
      ...returned,
      reason: 'damaged',
      refund: minor(5598),
      shipping: minor(599),
    },
    sampleLinks(order),
  ),
  returnArrived: returnArrived(
    order,
    returned,
    splitRefund(returned.refund, nothing),
    sampleLinks(order),
  ),
  booksReady: books,
  friendOrdered: friendOrderedMail(email, name, { amount: minor(1000), country: 'US' }),
  giftBought: giftBought(gift, '2026-12-24'),
  giftRefused: giftRefused(gift, gift.sender.email),
  giftCard: giftCardMail(gift, 'GIFT-7K2MQ-94XRT-H3VDP', sampleOrigin),
  giftCardOrderPlaced: orderConfirmation(
    { ...order, giftCardPaid: minor(5000) },
    sampleLinks(order),
  ),
  presentPlaced: orderConfirmation(
    {
      ...order,
      present: {
        recipient: 'Ada Example',
        message: 'Happy birthday, Ada!\nYours, Maya',
        hidesPrices: true,
      },
    },
    sampleLinks(order),
  ),
  welcome: welcome(email),
  exitOffer: exitOffer(email),
  reminderNoted: reminderNoted(email, 'orboot'),
  backInStock: backInStock(email, 'orboot'),
  contactMessage: contactMessage('hello@stemside.example', {
    name,
    email,
    subject: 'A missing piece',
    message: 'Hello!\nOne of the nine pieces of our Plugo Link is not in the box.',
    country: 'US',
  }),
  contactConfirmed: contactConfirmed(
    { name, email, country: 'US', subject: 'A missing piece', message: 'The rover is missing.' },
    true,
  ),
}
