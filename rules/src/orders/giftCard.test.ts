import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { explainRefund, giftCardRefusal, splitByGiftCard, splitRefund } from './giftCard.ts'

describe('a gift card (§7.23)', () => {
  it.each([
    ['pays a part of a larger total', 51_48, 25_00, [25_00, 26_48, 0]],
    ['pays a smaller total, and keeps the rest', 51_48, 100_00, [51_48, 0, 48_52]],
    ['pays a total of its balance', 25_00, 25_00, [25_00, 0, 0]],
    ['pays nothing of nothing', 0, 25_00, [0, 0, 25_00]],
  ] as const)('%s', (_, total, balance, [pays, leftToPay, leftOnCard]) => {
    expect(splitByGiftCard(minor(total), minor(balance))).toEqual({ pays, leftToPay, leftOnCard })
  })

  it.each([
    ['in its own country', 'US', 25_00, undefined],
    [
      'in another country',
      'IN',
      25_00,
      'This gift card pays in the shop of the United States only.',
    ],
    [
      'when it is spent',
      'US',
      0,
      'Nothing is left on this gift card. Please take it off your order, or use another one.',
    ],
  ] as const)('%s its obstacle is $3', (_, country, balance, sentence) => {
    expect(giftCardRefusal({ country: 'US', balance: minor(balance) }, country)).toBe(sentence)
  })
})

describe('a refund of an order that a gift card has helped to pay', () => {
  it.each([
    ['without a card', 51_48, 0, [0, 51_48], 'Your bank may take a few days to show it.'],
    ['of all that the card paid', 51_48, 51_48, [51_48, 0], 'It is on your gift card again.'],
    ['of less than the card paid', 20_00, 51_48, [20_00, 0], 'It is on your gift card again.'],
    [
      'of more than the card paid',
      51_48,
      25_00,
      [25_00, 26_48],
      '$25.00 of it is on your gift card again. Your bank may take a few days to show the other $26.48.',
    ],
  ] as const)('%s: $3', (_, amount, ofCard, [toCard, toProvider], sentence) => {
    const split = splitRefund(minor(amount), minor(ofCard))
    expect(split).toEqual({ toCard, toProvider })
    expect(explainRefund(split, 'US')).toBe(sentence)
  })
})
