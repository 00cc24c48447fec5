import { exitPopupCoupon, type Sku } from '@stemside/rules'
import { whosTheMonsterInOko as freeBookPages } from '../books/whosTheMonsterInOko.ts'
import { productName } from '../catalogue/productName.ts'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'

/** The welcome to the newsletter. */
export function welcome(email: string): Mail {
  return mailOf({
    to: email,
    subject: 'Welcome to the STEM side',
    greeting: 'Hello,',
    paragraphs: [
      'From now on you hear first of new toys, of what we learn in the workshop, and of offers: one email a month at most.',
    ],
    closing: [
      'To stop these emails, or if somebody else left this address with us, write to us, and we take it off the list.',
    ],
  })
}

const freeBook = 'whos_the_monster_in_oko'

/**
 * What the exit popup promised: the coupon, and the whole e-book. The story stands in the mail itself,
 * because the shop opens its e-storybooks only to those who have bought them.
 */
export function exitOffer(email: string): Mail {
  const name = productName(freeBook)
  return mailOf({
    to: email,
    subject: `Your e-book: ${name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here is the e-book that you asked for: the whole story of “${name}” is below. And this code takes 20% off one order:`,
    ],
    smallCode: exitPopupCoupon,
    closing: [
      ...freeBookPages.map(({ text }) => text),
      'This is the only email that comes of it: you are on no list. If somebody else typed your address, you need not do anything.',
    ],
  })
}

/** Confirms a reminder. */
export function reminderNoted(email: string, sku: Sku): Mail {
  return mailOf({
    to: email,
    subject: `We will tell you when ${productName(sku)} is back`,
    greeting: 'Hello,',
    paragraphs: [
      `${productName(sku)} is out of stock. One email comes when it is back, and no other.`,
    ],
    closing: ['If you did not ask for this, ignore this email: you hear from us once at most.'],
  })
}

/** The reminder itself: the toy is back in stock. */
export function backInStock(email: string, sku: Sku): Mail {
  return mailOf({
    to: email,
    subject: `${productName(sku)} is back`,
    greeting: 'Hello,',
    paragraphs: [`You asked to be told: ${productName(sku)} is in stock again.`],
    closing: ['We have noted that we told you, and will not write about it again.'],
  })
}
