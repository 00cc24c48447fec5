import { minor, nothing, splitRefund, type Order } from '@stemside/rules'
import { describe, expect, test } from 'vitest'
import { mayasOrder } from '../seed/maya.ts'
import { googleLinkedMail, passwordChangedMail } from './accountMails.ts'
import { booksReady } from './bookMails.ts'
import { giftBought, giftCardMail, giftRefused } from './giftMails.ts'
import type { Mail } from '../base/Mail.ts'
import { orderConfirmation } from './orderConfirmation.ts'
import { orderCancelled, orderMoved } from './orderMails.ts'
import { friendOrderedMail } from './referralMails.ts'
import { returnArrived, returnNoted } from './returnMails.ts'
import { typed } from './typed.ts'

/** Every mail with what its buyer, or the giver of an e-gift, has typed. */
function mailsWith(name: string, words: string): readonly Mail[] {
  const sample = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [
    { sku: 'orboot_mars', quantity: 1 },
    { sku: 'whos_the_monster_in_oko', quantity: 1 },
  ])
  const { email } = sample.customer
  const order: Order = {
    ...sample,
    customer: { ...sample.customer, name },
    address: { ...sample.address, line1: words, city: words },
    present: { recipient: name, message: words, hidesPrices: true },
  }
  const back = splitRefund(order.total, nothing)
  const returned = {
    lines: [{ sku: 'orboot_mars', quantity: 1 }],
    reason: 'damaged',
    refund: minor(100),
    country: 'US',
    requestedAt: '2026-12-02T09:00:00.000Z',
  } as const
  const gift = {
    country: 'US',
    amount: minor(5000),
    recipient: { name, email },
    sender: { name, email },
    message: words,
    payment: { provider: 'stripe', reference: 'pi_sample' },
    boughtAt: '2026-11-21T09:00:00.000Z',
  } as const
  const books = booksReady(order, undefined)
  if (books === undefined) throw new Error('The sample order has no e-storybook')
  return [
    passwordChangedMail(email, name),
    googleLinkedMail(email, name),
    orderConfirmation(order, undefined),
    orderMoved(order, 'packed', undefined),
    orderMoved(order, 'shipped', undefined),
    orderMoved(order, 'delivered', undefined),
    orderCancelled(order, order.total, back, undefined),
    returnNoted(order, returned, undefined),
    returnArrived(order, returned, back, undefined),
    books,
    friendOrderedMail(email, name, { amount: minor(1000), country: 'US' }),
    giftBought(gift, '2026-12-24'),
    giftRefused(gift, email),
    giftCardMail(gift, 'GIFT-7K2MQ-94XRT-H3VDP', undefined),
  ]
}

describe('what people type', () => {
  test('makes no link in any mail', () => {
    for (const { subject, text, html } of mailsWith(
      'You won: http://evil.example/win',
      'www.evil.example',
    )) {
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/evil\.example|http:\/\/evil/)
      }
    }
  })

  test('a name from right to left does not reorder the sentence around it', () => {
    const name = 'مايا!'
    const words = 'عيد ميلاد سعيد!'
    for (const { text, html } of mailsWith(name, words)) {
      // Each paragraph that is all a person's text has its own direction; within a sentence it is isolated.
      for (const part of [text, html]) {
        const left = part
          .replaceAll(`\u2068${name}\u2069`, '')
          .replaceAll(`\u2068${words}\u2069`, '')
        expect(left.replaceAll(words, '')).not.toContain('مايا')
      }
      expect(html).toMatch(/<p dir="auto"/)
    }
    const gift = mailsWith(name, words).at(-1)
    expect(gift?.html).toMatch(new RegExp(`<p dir="auto"[^>]*>${words}</p>`))
  })

  test.each([
    ['Maya Sample', 'Maya Sample'],
    ['J.R. Sample', 'J. R. Sample'],
    ['http://evil.example', 'http: //evil. example'],
  ])('%j is written as %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })
})
