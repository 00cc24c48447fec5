import {
  eGiftCountryNote,
  eGiftGreetings,
  formatMoney,
  longDate,
  type EGiftDesign,
  storeName,
} from '@stemside/rules'
import type { GiftRow } from '../store/giftRows.ts'
import { mailOf, type Letter } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { typed, withoutLinks } from './typed.ts'

/*
 * Anyone can type any address for sender and recipient. The subjects therefore have no typed words, and what was
 * typed has no links.
 */

/** To the buyer of an e-gift. */
export function giftBought(gift: GiftRow, deliverOn: string): Mail {
  const { sender, recipient, amount, country } = gift
  return mailOf({
    to: sender.email,
    subject: `Your e-gift from ${storeName} is paid`,
    greeting: `Hello ${typed(sender.name)},`,
    paragraphs: ['Thank you: your e-gift is paid. This is what we send for you.'],
    rows: [
      ['For', typed(recipient.name)],
      ['To', recipient.email],
      ['On', longDate(deliverOn, country)],
      ['E-gift', formatMoney(amount, country)],
    ],
    closing: [
      eGiftCountryNote(country),
      'If the address is wrong, answer this email before that day.',
    ],
  })
}

/** To the buyer of an e-gift whose mail the recipient's mail server refused for good. */
export function giftRefused({ sender, recipient, amount, country }: GiftRow, to: string): Mail {
  return mailOf({
    to,
    subject: `Your e-gift from ${storeName} did not arrive`,
    greeting: `Hello ${typed(sender.name)},`,
    paragraphs: [
      'The email server of this address refused our email with the gift code. Your gift is not lost: nobody can spend that code, and we keep what you paid.',
    ],
    rows: [
      ['For', typed(recipient.name)],
      ['To', recipient.email],
      ['E-gift', formatMoney(amount, country)],
    ],
    closing: ['Please answer this email with the right address. Then we send a new code there.'],
  })
}

/** The grounds of the cards, those of ui/src/commerce/GiftCard. */
const grounds: Readonly<Record<EGiftDesign, NonNullable<Letter['card']>['ground']>> = {
  birthday: '#FFB9C6',
  'well-done': '#BFE5FC',
  'thank-you': '#BDEBD3',
  'just-because': '#FFE48A',
}

/** To its recipient, on the day that the buyer chose. */
export function giftCardMail(
  { sender, recipient, message, amount, country, design }: GiftRow,
  code: string,
  origin: string | undefined,
): Mail {
  return mailOf({
    to: recipient.email,
    subject: `An e-gift for you from ${storeName}`,
    ...(design === undefined
      ? {}
      : {
          card: {
            ground: grounds[design],
            greeting: eGiftGreetings[design],
            figure: formatMoney(amount, country),
          },
        }),
    greeting: `Hello ${typed(recipient.name)},`,
    paragraphs: [
      `${typed(sender.name)} gives you ${formatMoney(amount, country)} for toys from ${storeName}.`,
      ...(message === undefined ? [] : withoutLinks(message).split(/\n+/)),
      'Type this code at checkout:',
    ],
    smallCode: code,
    links:
      origin === undefined ? [] : [{ label: 'Choose a toy', url: `${origin}/shop?cc=${country}` }],
    closing: [
      eGiftCountryNote(country),
      'What you do not spend stays on the code. It does not expire. Whoever knows the code can spend it, so keep this email.',
    ],
  })
}
